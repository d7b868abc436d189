#!/usr/bin/env bash
# Creates the schema and loads the data set at its full size. The PostgreSQL image runs this script when the database of
# compose.yaml starts on an empty volume: not again later, when the service itself updates the schema.
#
# In a subshell, because an image may read the script into its own shell, which needs its own options.
(
    set -euo pipefail

    run() {
        psql --quiet --no-psqlrc --output=/dev/null --set=ON_ERROR_STOP=1 \
            --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" "$@"
    }

    # The history of r2dbc-migrate: the service finds there that it has nothing to do.
    run --command='create table migrations (id bigint primary key, description text)'
    for version in $(ls /seed/migration | sed -nE 's/^V([0-9]+)__.*\.sql$/\1/p' | sort -n); do
        run --file="$(ls /seed/migration/V"$version"__*.sql)" \
            --command="insert into migrations values ($version, 'compose/database/seed.sh')"
    done

    # As the library does it for tests and measurements: in one transaction, without checks of foreign keys, which take
    # longer than everything else, and in UTC. The file has the parameters of the data set at scale 1.
    options='-c timezone=UTC -c session_replication_role=replica'
    for parameter in $(</seed/parameters); do
        options+=" -c dataset.$parameter"
    done
    files=(/seed/dataset/*.sql)
    PGOPTIONS=$options run --single-transaction "${files[@]/#/--file=}"
    run --command='vacuum (freeze, analyze)'
)
