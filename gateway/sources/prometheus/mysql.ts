import { either, type Figure, filled, integer, metricsOf, type SectionReader, type Table } from './figures';
import { living } from './samples';

const status = (name: string) => integer(`mysql_global_status_${name}`);
const commands = (command: string) => integer('mysql_global_status_commands_total', { command });
const handlers = (handler: string) => integer('mysql_global_status_handlers_total', { handler });
/** MariaDB does not count the rows of InnoDB. */
const rows = (operation: string, otherwise: Figure) =>
  either(integer('mysql_global_status_innodb_row_ops_total', { operation }), otherwise);

const TABLE: Table = {
  connections: status('connections'),
  threads: {
    cached: status('threads_cached'),
    connected: status('threads_connected'),
    created: status('threads_created'),
    running: status('threads_running'),
  },
  commands: {
    insert: commands('insert'),
    select: commands('select'),
    update: commands('update'),
    delete: commands('delete'),
  },
  rows: {
    updated: rows('updated', handlers('update')),
    deleted: rows('deleted', handlers('delete')),
    inserted: rows('inserted', handlers('write')),
    read: rows('read', status('rows_read')),
  },
  abortedClients: status('aborted_clients'),
  queries: status('queries'),
  open: { tables: status('open_tables'), streams: status('open_streams'), files: status('open_files') },
};

export const mysql: SectionReader = {
  metrics: ['mysql_up', ...metricsOf(TABLE)],
  read(series) {
    const own = living(series, 'mysql_up');
    return own && filled(TABLE, own);
  },
};
