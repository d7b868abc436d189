#!/bin/sh
# Starts the service, as a script on a server would.
java -XX:+UseSerialGC -jar "$(dirname "$0")/target/greeting.jar"
