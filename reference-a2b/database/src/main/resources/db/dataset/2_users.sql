-- Names calculated from the id: varied, but the same on every machine.

insert into users (id, first_name, last_name, email, phone)
select id, first_name, last_name, lower(first_name || '.' || last_name) || id || '@example.com',
       '+4179' || lpad(id::text, greatest(7, length(id::text)), '0')
from (
    select id,
           first_names[1 + id * 7919 % cardinality(first_names)] as first_name,
           last_names[1 + id * 104729 / 31 % cardinality(last_names)] as last_name
    from generate_series(1, current_setting('dataset.users')::bigint) id, (values (
        array['Alice', 'Andrea', 'Anna', 'Beat', 'Bruno', 'Carla', 'Chiara', 'Claude', 'Daniel', 'David', 'Elena',
              'Emma', 'Fabio', 'Finn', 'Flavia', 'Gian', 'Giulia', 'Hanna', 'Jan', 'Jonas', 'Julia', 'Lara', 'Lea',
              'Leon', 'Liam', 'Lina', 'Livia', 'Luca', 'Lukas', 'Marc', 'Maria', 'Marie', 'Martin', 'Mia', 'Mila',
              'Nico', 'Nina', 'Noah', 'Nora', 'Paul', 'Peter', 'Reto', 'Samuel', 'Sara', 'Simon', 'Sofia', 'Tim',
              'Urs', 'Vera', 'Yves', 'Zoe'],
        array['Aebi', 'Ammann', 'Baumann', 'Berger', 'Bernasconi', 'Bianchi', 'Blanc', 'Brunner', 'Bucher', 'Egger',
              'Favre', 'Fischer', 'Frei', 'Gerber', 'Graf', 'Hofer', 'Huber', 'Isler', 'Keller', 'Koch', 'Kunz',
              'Lang', 'Lehmann', 'Lutz', 'Maurer', 'Meier', 'Moser', 'Nussbaum', 'Odermatt', 'Perret', 'Pfister',
              'Rossi', 'Roth', 'Schmid', 'Schneider', 'Steiner', 'Suter', 'Tanner', 'Vogel', 'Wagner', 'Weber',
              'Wyss', 'Zbinden'])) names (first_names, last_names)
) people
order by id;
