// Draws the charts that the page's JSON describes; every figure and every word comes from there.
(() => {
  "use strict";
  const root = document.documentElement;
  const charts = JSON.parse(document.getElementById("charts").textContent);
  const DASHES = [[], [6, 3], [2, 3], [10, 3, 2, 3], [14, 4]];
  const POINTS = ["circle", "triangle", "rect", "rectRot", "crossRot", "star", "rectRounded", "cross"];
  const COLOURS = 8;
  const SHORTEST = 0.5; // where a logarithmic axis begins, and a value of 0 is drawn
  const drawn = new Map();
  const colour = name => getComputedStyle(root).getPropertyValue("--" + name).trim();

  const stroke = (ctx, name, width, dashes, path) => {
    ctx.save();
    ctx.strokeStyle = colour(name);
    ctx.lineWidth = width;
    ctx.setLineDash(dashes);
    ctx.beginPath();
    path();
    ctx.stroke();
    ctx.restore();
  };

  const moments = at => ({
    id: "moments",
    beforeDatasetsDraw: ({ctx, scales, chartArea}) => at.map(x => scales.x.getPixelForValue(x))
      .filter(x => chartArea.left < x && x < chartArea.right)
      .forEach(x => stroke(ctx, "quiet", 1, [1, 2], () => {
        ctx.moveTo(x, chartArea.top);
        ctx.lineTo(x, chartArea.bottom);
      }))
  });

  const limit = ({name, value}) => ({
    id: "limit",
    afterDatasetsDraw: ({ctx, scales, chartArea}) => {
      const y = scales.y.getPixelForValue(value);
      stroke(ctx, "text", 1.5, [4, 4], () => {
        ctx.moveTo(chartArea.left, y);
        ctx.lineTo(chartArea.right, y);
      });
      ctx.fillStyle = colour("text");
      ctx.fillText(name + " " + value, chartArea.left + 6, y - 6);
    }
  });

  const axis = (title, more) => ({
    title: {display: title !== "", text: title, color: colour("quiet")},
    ticks: {color: colour("quiet"), maxRotation: 0},
    grid: {color: colour("rule")},
    border: {color: colour("rule")},
    ...more
  });

  const values = (y, more) => axis("", y.logarithmic ? {type: "logarithmic", min: SHORTEST, ...more}
    : {beginAtZero: true, ...more});
  const suggestedMax = y => y.limit === null ? {} : {suggestedMax: y.limit.value * (y.logarithmic ? 2 : 1.1)};

  const common = (scales, legend, axis, legendSize) => ({
    animation: false,
    maintainAspectRatio: false,
    interaction: {mode: "nearest", axis, intersect: false},
    plugins: {legend: {display: legend, labels: {color: colour("text"), usePointStyle: true, ...legendSize}}},
    scales
  });

  const seriesColour = style => colour(style < 0 ? "quiet" : "line-" + (style % COLOURS + 1));
  const rowAxis = (spec, more) => axis("", {
    type: "category", labels: spec.labels, offset: true, grid: {display: false},
    ticks: {color: colour("text"), autoSkip: false}, ...more
  });

  const bars = spec => ({
    type: "bar",
    data: {
      labels: spec.labels,
      datasets: spec.series.map(part => ({
        label: part.name, data: part.y, backgroundColor: seriesColour(part.style), borderColor: colour("page"),
        borderWidth: {left: 0, right: 1}, maxBarThickness: 18
      }))
    },
    options: {
      indexAxis: "y",
      ...common({x: values(spec.y, {stacked: true}), y: rowAxis(spec, {stacked: true})}, spec.series.length > 1, "y",
        {pointStyle: "rect"})
    }
  });

  const dots = spec => ({
    type: "scatter",
    data: {
      datasets: spec.series.map(one => ({
        label: one.name,
        data: one.x.map((row, i) => ({x: one.y[i], y: spec.labels[row]})),
        borderColor: colour(one.style < 0 ? "text" : "page"),
        backgroundColor: seriesColour(one.style),
        pointStyle: one.style < 0 ? "line" : "circle",
        pointRotation: one.style < 0 ? 90 : 0,
        pointRadius: one.style < 0 ? 9 : 5,
        pointBorderWidth: one.style < 0 ? 2 : 1
      }))
    },
    options: common({x: values(spec.y), y: rowAxis(spec)}, false, "xy")
  });

  const line = (spec, series, index) => ({
    label: series.name,
    data: series.x.map((x, i) => ({
      x: spec.labels.length > 0 ? spec.labels[x] : x,
      y: spec.y.logarithmic && series.y[i] !== null ? Math.max(SHORTEST, series.y[i]) : series.y[i]
    })),
    borderColor: seriesColour(series.style),
    backgroundColor: seriesColour(series.style),
    borderDash: series.style < 0 ? [1, 3] : DASHES[series.style % DASHES.length],
    borderWidth: series.style < 0 ? 1 : 2,
    pointStyle: series.dots ? POINTS[series.style % POINTS.length] : "line",
    pointRadius: series.dots ? 4 : 0,
    spanGaps: spec.labels.length > 0,
    ...(spec.kind === "AREAS" ? {fill: index === 0 ? "origin" : "-1", borderWidth: 0, pointStyle: "rect"} : {})
  });

  const lines = spec => ({
    type: "line",
    data: {datasets: spec.series.map((series, index) => line(spec, series, index))},
    options: common({
      x: axis(spec.x, spec.labels.length > 0 ? {type: "category", labels: spec.labels, offset: true}
        : {type: "linear"}),
      y: {...values(spec.y, {stacked: spec.kind === "AREAS", ...suggestedMax(spec.y)})}
    }, spec.series.length > 1, "x",
    spec.kind === "AREAS" || spec.series.some(series => series.dots) ? {} : {pointStyleWidth: 30}),
    plugins: [moments(spec.moments), ...(spec.y.limit === null ? [] : [limit(spec.y.limit)])]
  });

  const DRAWN = {LINES: lines, AREAS: lines, DOTS: dots, BARS: bars};
  const draw = canvas => {
    drawn.get(canvas)?.destroy();
    const spec = charts[canvas.id];
    drawn.set(canvas, new Chart(canvas, DRAWN[spec.kind](spec)));
  };
  const visible = () => [...document.querySelectorAll("canvas")]
    .filter(canvas => !canvas.closest("details:not([open])"));
  const drawAll = () => visible().forEach(draw);
  const print = on => {
    root.toggleAttribute("data-print", on);
    drawAll();
  };

  root.dataset.drawn = 0; // gives the charts their places
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
  drawAll();
  document.addEventListener("toggle", () => visible().filter(canvas => !drawn.has(canvas)).forEach(draw), true);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
  root.dataset.drawn = drawn.size;
})();
