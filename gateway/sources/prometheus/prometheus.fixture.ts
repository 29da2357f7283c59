/** Samples of one server, pagos-qa-01, as exporters gave them and Prometheus writes them; the label `server` is left out. */
export const SAMPLES = `
up{instance="127.0.0.1:19100",job="node"} 1
up{instance="127.0.0.1:16379",job="redis"} 1
up{instance="127.0.0.1:16380",job="redis"} 1
up{instance="127.0.0.1:16381",job="redis"} 1
up{instance="127.0.0.1:19104",job="mysql"} 1
up{instance="127.0.0.1:19113",job="nginx",hostname="edge-01.example.mx"} 1
up{instance="127.0.0.1:19114",job="elasticsearch"} 1
cpu:share{mode="idle"} 1.2845
cpu:share{mode="iowait"} 0.0333
cpu:share{mode="irq"} 0
cpu:share{mode="nice"} 13.43
cpu:share{mode="softirq"} 0.15
cpu:share{mode="steal"} 0
cpu:share{mode="system"} 32.7122
cpu:share{mode="user"} 52.02
cpu:cores{} 2
nginx:current{instance="127.0.0.1:19113",job="nginx",hostname="edge-01.example.mx"} 7
node_uname_info{instance="127.0.0.1:19100",nodename="maquina-01"} 1
node_memory_MemTotal_bytes{instance="127.0.0.1:19100"} 25276026880
node_memory_MemFree_bytes{instance="127.0.0.1:19100"} 15088504832
node_memory_Cached_bytes{instance="127.0.0.1:19100"} 8549027840
node_memory_SwapTotal_bytes{instance="127.0.0.1:19100"} 0
node_memory_SwapFree_bytes{instance="127.0.0.1:19100"} 0
node_processes_state{instance="127.0.0.1:19100",state="I"} 37
node_processes_state{instance="127.0.0.1:19100",state="R"} 8
node_processes_state{instance="127.0.0.1:19100",state="S"} 87
node_processes_pids{instance="127.0.0.1:19100"} 132
node_procs_running{instance="127.0.0.1:19100"} 19
node_procs_blocked{instance="127.0.0.1:19100"} 0
node_filesystem_size_bytes{instance="127.0.0.1:19100",device="tmpfs",fstype="tmpfs",mountpoint="/run"} 2527604736
node_filesystem_avail_bytes{instance="127.0.0.1:19100",device="tmpfs",fstype="tmpfs",mountpoint="/run"} 2527604736
node_filesystem_size_bytes{instance="127.0.0.1:19100",device="overlay",fstype="overlay",mountpoint="/var/lib/x"} 1
node_filesystem_size_bytes{instance="127.0.0.1:19100",device="/dev/vda",fstype="ext4",mountpoint="/"} 270553174016
node_filesystem_avail_bytes{instance="127.0.0.1:19100",device="/dev/vda",fstype="ext4",mountpoint="/"} 81076731904
node_network_receive_bytes_total{instance="127.0.0.1:19100",device="lo"} 473139298
node_network_transmit_bytes_total{instance="127.0.0.1:19100",device="lo"} 473139298
node_network_receive_packets_total{instance="127.0.0.1:19100",device="lo"} 194519
node_network_transmit_packets_total{instance="127.0.0.1:19100",device="lo"} 194519
node_network_receive_bytes_total{instance="127.0.0.1:19100",device="eth0"} 1402692351
node_network_transmit_bytes_total{instance="127.0.0.1:19100",device="eth0"} 18446744073709552000
node_network_receive_packets_total{instance="127.0.0.1:19100",device="eth0"} 58752
node_network_transmit_packets_total{instance="127.0.0.1:19100",device="eth0"} 41417
node_network_receive_errs_total{instance="127.0.0.1:19100",device="eth0"} 0
node_network_transmit_errs_total{instance="127.0.0.1:19100",device="eth0"} 0
node_network_receive_drop_total{instance="127.0.0.1:19100",device="eth0"} 0
node_network_transmit_drop_total{instance="127.0.0.1:19100",device="eth0"} 0
redis_up{instance="127.0.0.1:16380"} 1
redis_up{instance="127.0.0.1:16379"} 1
redis_up{instance="127.0.0.1:16381"} 0
redis_instance_info{instance="127.0.0.1:16379",role="master",redis_version="7.0.15"} 1
redis_instance_info{instance="127.0.0.1:16380",role="slave",redis_version="7.0.15"} 1
redis_connected_slaves{instance="127.0.0.1:16379"} 2
redis_connected_slaves{instance="127.0.0.1:16380"} 0
redis_connected_clients{instance="127.0.0.1:16379"} 1
redis_rejected_connections_total{instance="127.0.0.1:16379"} 0
redis_connections_received_total{instance="127.0.0.1:16379"} 228
redis_blocked_clients{instance="127.0.0.1:16379"} 0
redis_memory_used_bytes{instance="127.0.0.1:16379"} 2369240
redis_memory_used_rss_bytes{instance="127.0.0.1:16379"} 14180352
redis_memory_used_peak_bytes{instance="127.0.0.1:16379"} 2387944
redis_memory_used_dataset_bytes{instance="127.0.0.1:16379"} 887076
redis_memory_used_lua_bytes{instance="127.0.0.1:16379"} 70656
redis_commands_processed_total{instance="127.0.0.1:16379"} 5444
redis_latest_fork_seconds{instance="127.0.0.1:16379"} 0.003968
redis_cpu_sys_seconds_total{instance="127.0.0.1:16379"} 1.293625
redis_cpu_user_seconds_total{instance="127.0.0.1:16379"} 2.433625
mysql_up{instance="127.0.0.1:19104"} 1
mysql_global_status_connections{instance="127.0.0.1:19104"} 224
mysql_global_status_threads_cached{instance="127.0.0.1:19104"} 0
mysql_global_status_threads_connected{instance="127.0.0.1:19104"} 1
mysql_global_status_threads_created{instance="127.0.0.1:19104"} 1
mysql_global_status_threads_running{instance="127.0.0.1:19104"} 1
mysql_global_status_commands_total{instance="127.0.0.1:19104",command="insert"} 0
mysql_global_status_commands_total{instance="127.0.0.1:19104",command="insert_select"} 1
mysql_global_status_commands_total{instance="127.0.0.1:19104",command="select"} 665
mysql_global_status_commands_total{instance="127.0.0.1:19104",command="update"} 1
mysql_global_status_commands_total{instance="127.0.0.1:19104",command="delete"} 1
mysql_global_status_handlers_total{instance="127.0.0.1:19104",handler="update"} 799
mysql_global_status_handlers_total{instance="127.0.0.1:19104",handler="delete"} 99
mysql_global_status_handlers_total{instance="127.0.0.1:19104",handler="write"} 5000
mysql_global_status_rows_read{instance="127.0.0.1:19104"} 10816
mysql_global_status_aborted_clients{instance="127.0.0.1:19104"} 0
mysql_global_status_queries{instance="127.0.0.1:19104"} 1997
mysql_global_status_open_tables{instance="127.0.0.1:19104"} 15
mysql_global_status_open_streams{instance="127.0.0.1:19104"} 4
mysql_global_status_open_files{instance="127.0.0.1:19104"} 29
nginx_up{instance="127.0.0.1:19113",hostname="edge-01.example.mx"} 1
nginx_http_requests_total{instance="127.0.0.1:19113"} 2165
nginx_connections_accepted{instance="127.0.0.1:19113"} 1944
nginx_connections_handled{instance="127.0.0.1:19113"} 1941
nginx_connections_writing{instance="127.0.0.1:19113"} 1
nginx_connections_waiting{instance="127.0.0.1:19113"} 0
nginx_connections_reading{instance="127.0.0.1:19113"} 0
nginx_connections_active{instance="127.0.0.1:19113"} 1
elasticsearch_cluster_health_up{instance="127.0.0.1:19114"} 1
elasticsearch_clusterinfo_version_info{instance="127.0.0.1:19114",cluster="bitacora-pagos",cluster_uuid="Zx81LmQpRtu5Vb02NcKdWA"} 0
`;

/** Of the services that were documented, not met. */
export const DOCUMENTED = `
mongodb_up{instance="m"} 1
mongodb_ss_connections{instance="m",conn_type="current"} 44
mongodb_ss_connections{instance="m",conn_type="available"} 51156
mongodb_ss_network_bytesOut{instance="m"} 1e+21
mongodb_ss_opLatencies_reads_latency{instance="m"} 91822410
mongodb_ss_wt_concurrentTransactions_read_available{instance="m"} 128
mongodb_ss_globalLock_currentQueue{instance="m",count_type="readers"} 3
mongodb_ss_globalLock_activeClients_total{instance="m"} 5
mongodb_ss_globalLock_totalTime{instance="m"} 64053998000
mongodb_ss_locks_Global_acquireCount_r{instance="m"} 2077514
mongodb_ss_locks_Global_acquireCount_W{instance="m"} 4
mongodb_ss_locks_Database_acquireCount_w{instance="m"} 118190
kafka_brokers{instance="k"} 2
kafka_consumergroup_current_offset{instance="k",consumergroup="conciliador",topic="pagos",partition="0"} 40
kafka_consumergroup_current_offset{instance="k",consumergroup="conciliador",topic="pagos",partition="1"} 2
kafka_consumergroup_current_offset{instance="k",consumergroup="nuevo",topic="pagos",partition="0"} -1
kafka_topic_partition_leader{instance="k",topic="pagos",partition="0"} 7
kafka_broker_info{instance="k",id="7",address="kafka-1.example.mx:9092"} 1
`;

/** Each sample of the text as Prometheus answers it. */
function answered(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^([\w:]+)\{(.*)\} (\S+)$/.exec(line) ?? [];
      const metric = Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]));
      return {
        metric: { ...(name.includes(':') ? {} : { __name__: name }), ...metric },
        value: [1795879122.3, value],
        name,
      };
    });
}

const success = (result: unknown) => Response.json({ status: 'success', data: { resultType: 'vector', result } });

/** A Prometheus that knows the samples of a text; it counts what it is asked. */
export function fakePrometheus(text: string) {
  const samples = answered(text);
  const asked: string[] = [];
  const named = (pattern: RegExp) => success(samples.filter(({ name }) => pattern.test(name)));
  const answer = async (_url: unknown, init?: RequestInit) => {
    const promql = new URLSearchParams(String(init?.body)).get('query') ?? '';
    asked.push(promql);
    if (promql.startsWith('group by')) return success([{ metric: { server: 'pagos-qa-01' }, value: [1, '1'] }]);
    if (!promql.includes('server="pagos-qa-01"')) return success([]);
    if (promql.startsWith('avg by(mode)')) return named(/^cpu:share$/);
    if (promql.startsWith('count(')) return named(/^cpu:cores$/);
    if (promql.startsWith('idelta(')) return named(/^nginx:current$/);
    return named(new RegExp(`^(?:${/__name__=~"(.+)"/.exec(promql)?.[1]})$`));
  };
  return { asked, fetch: answer as typeof fetch };
}
