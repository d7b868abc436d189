// Draws the charts that the page's JSON describes; every figure and every word comes from there.
(() => {
  "use strict";
  const root = document.documentElement;
  const charts = JSON.parse(document.getElementById("charts").textContent);
  const DASHES = [[], [6, 3], [2, 3], [10, 3, 2, 3], [14, 4]];
  const POINTS = ["circle", "triangle", "rect", "rectRot", "crossRot", "star", "rectRounded", "cross"];
  const COLOURS = 8;
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

  const whisker = (ctx, from, to, y) => stroke(ctx, "text", 1.5, [], () => {
    for (const [x, top, end, bottom] of [[from, y - 5, from, y + 5], [from, y, to, y], [to, y - 5, to, y + 5]]) {
      ctx.moveTo(x, top);
      ctx.lineTo(end, bottom);
    }
  });

  const whiskers = of => ({
    id: "whiskers",
    afterDatasetsDraw: chart => of.low.forEach((low, i) => {
      if (low === null) return;
      const [from, to] = [low, of.high[i]].map(value => chart.scales.x.getPixelForValue(value));
      whisker(chart.ctx, from, to, chart.getDatasetMeta(0).data[i].y);
    })
  });

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

  const common = (scales, legend, legendSize) => ({
    animation: false,
    maintainAspectRatio: false,
    interaction: {mode: "nearest", axis: legend ? "x" : "y", intersect: false},
    plugins: {legend: {display: legend, labels: {color: colour("text"), usePointStyle: true, ...legendSize}}},
    scales
  });

  const bars = spec => ({
    type: "bar",
    data: {
      labels: spec.labels,
      datasets: [{
        label: spec.title,
        data: spec.series[0].y,
        backgroundColor: spec.labels.map((_, i) => colour(spec.best[i] ? "accent" : "bar")),
        maxBarThickness: 18
      }]
    },
    options: {
      indexAxis: "y",
      ...common({
        x: axis("", {beginAtZero: true, suggestedMax: Math.max(...spec.series[0].high.filter(high => high !== null))}),
        y: axis("", {grid: {display: false}, ticks: {color: colour("text"), autoSkip: false}})
      }, false)
    },
    plugins: [whiskers(spec.series[0])]
  });

  const lineColour = style => colour(style < 0 ? "quiet" : "line-" + (style % COLOURS + 1));
  const line = series => ({
    label: series.name,
    data: series.x.map((x, i) => ({x, y: series.y[i]})),
    borderColor: lineColour(series.style),
    backgroundColor: lineColour(series.style),
    borderDash: series.style < 0 ? [1, 3] : DASHES[series.style % DASHES.length],
    borderWidth: series.style < 0 ? 1 : 2,
    pointStyle: series.dots ? POINTS[series.style % POINTS.length] : "line",
    pointRadius: series.dots ? 4 : 0
  });

  const lines = spec => ({
    type: "line",
    data: {datasets: spec.series.map(line)},
    options: common({
      x: axis(spec.x, {type: "linear"}),
      y: axis(spec.y.title, spec.y.logarithmic ? {type: "logarithmic", suggestedMax: spec.y.limit.value * 2}
        : {beginAtZero: true})
    }, spec.series.length > 1, spec.series.some(series => series.dots) ? {} : {pointStyleWidth: 30}),
    plugins: [moments(spec.moments), ...(spec.y.limit === null ? [] : [limit(spec.y.limit)])]
  });

  const draw = canvas => {
    drawn.get(canvas)?.destroy();
    const spec = charts[canvas.id];
    drawn.set(canvas, new Chart(canvas, spec.bars ? bars(spec) : lines(spec)));
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
