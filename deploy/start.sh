#!/bin/sh
# Serves a build of the console with nginx, in the foreground: the container's entry point, and what the end-to-end tests
# start. Writes to ATALAYA_RUN alone, so the rest may be read-only; needs no root for ports from 1024.
#
#   ATALAYA_API     http(s)://host[:port] that /api/ is passed on to (required)
#   ATALAYA_CONFIG  configuration file (README); without one the build's values hold and no page asks for it
#   ATALAYA_ROOT    folder of the build (../dist beside this script)
#   ATALAYA_LISTEN  [address:]port (8080)
#   ATALAYA_LOG     where requests are logged (/dev/stdout)
#   ATALAYA_RUN     folder for what nginx writes (/tmp/atalaya)
#   ATALAYA_USER    whom the workers run as when root starts this (www-data)
#   ATALAYA_API_CA  certificates that an https platform is checked against (/etc/ssl/certs/ca-certificates.crt)
set -eu
PATH="$PATH:/usr/sbin"

stop() {
  echo "atalaya: $1" >&2
  exit 1
}

here=$(cd "$(dirname "$0")" && pwd)
conf=$here/nginx
root=${ATALAYA_ROOT:-$here/../dist}
listen=${ATALAYA_LISTEN:-8080}
log=${ATALAYA_LOG:-/dev/stdout}
run=${ATALAYA_RUN:-/tmp/atalaya}
api=${ATALAYA_API:-}
config=${ATALAYA_CONFIG:-}
ca=${ATALAYA_API_CA:-/etc/ssl/certs/ca-certificates.crt}

command -v nginx >/dev/null || stop 'nginx is not installed (Debian: apt-get install nginx libnginx-mod-http-brotli-static).'
[ -f "$root/index.html" ] || stop "ATALAYA_ROOT: there is no build in $root."
printf '%s' "$api" | grep -Eq '^https?://[A-Za-z0-9._:-]+$|^https?://\[[0-9A-Fa-f:]+\](:[0-9]+)?$' ||
  stop "ATALAYA_API must be http(s)://host[:port] without a path; it is \"$api\"."
printf '%s' "$listen" | grep -Eq '^([A-Za-z0-9.:_-]+:|\[[0-9A-Fa-f:]+\]:)?[0-9]+$' ||
  stop "ATALAYA_LISTEN must be [address:]port; it is \"$listen\"."
# What is passed on to itself goes round until no connection is left for anybody.
port=${listen##*:}
case ${listen%:*} in
"$listen" | 0.0.0.0 | '[::]' | 127.0.0.1 | localhost) own="http://127.0.0.1:$port http://localhost:$port" ;;
*) own="http://$listen" ;;
esac
case " $own " in *" $api "*) stop "ATALAYA_API names the console itself: \"$api\"." ;; esac
for path in "$root" "$log" "$run" "$config" "$ca" "$conf"; do
  # They become part of nginx's configuration.
  case $path in *[!A-Za-z0-9_./@+-]*) stop "A path may hold letters, digits and _ . / @ + - only: \"$path\"." ;; esac
done

[ -z "$config" ] || [ -r "$config" ] || stop "ATALAYA_CONFIG: $config cannot be read."
# A container's output is its user's; under systemd it is a socket, which cannot be opened by a name.
(: >>"$log") 2>/dev/null || stop "ATALAYA_LOG: $log cannot be written by $(id -un 2>/dev/null || id -u); name a file."

mkdir -p "$run/modules" "$run/brotli"
rm -f "$run"/modules/*.conf "$run"/brotli/*.conf
module=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
if [ -f "$module" ]; then
  echo "load_module $module;" >"$run/modules/brotli.conf"
  echo 'brotli_static on;' >"$run/brotli/brotli.conf"
fi

page=index.html
if [ -n "$config" ]; then
  environment=$(tr -d '\n' <"$config" | sed -n 's/.*"environment"[[:space:]]*:[[:space:]]*"\([a-z]*\)".*/\1/p')
  page=index.$environment.html
  # The page itself says, in Spanish, what is wrong with the file; here it only has to be one that reads it.
  [ -f "$root/$page" ] || page=index.qa.html
fi

user=
if [ "$(id -u)" -eq 0 ]; then
  worker=${ATALAYA_USER:-www-data}
  su -s /bin/sh -c "test -r '$root/index.html'" "$worker" ||
    stop "ATALAYA_ROOT: $worker cannot read $root; move the build or name another ATALAYA_USER."
  user="user $worker;"
fi
tls=
case $api in
https:*) tls="proxy_ssl_server_name on; proxy_ssl_verify on; proxy_ssl_verify_depth 3; proxy_ssl_trusted_certificate $ca;" ;;
esac

sed -e "s|@USER@|$user|" -e "s|@RUN@|$run|" -e "s|@LOG@|$log|" -e "s|@LISTEN@|$listen|" -e "s|@ROOT@|$root|" \
  -e "s|@CONF@|$conf|" -e "s|@PAGE@|$page|" -e "s|@CONFIG@|${config:-$run/none}|" -e "s|@API@|$api|" -e "s|@API_TLS@|$tls|" \
  "$conf/nginx.conf.template" >"$run/nginx.conf"

exec nginx -e stderr -c "$run/nginx.conf" -g 'daemon off;'
