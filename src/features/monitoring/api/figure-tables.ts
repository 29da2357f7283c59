import type { FigureFormat } from '~/shared/format/figures';

/** One figure of a section: its key in the answer (a dot leads into a member), its label and how it is written. */
export interface FigureRow<K extends string = string> {
  key: K;
  label: string;
  format: FigureFormat;
}

const row = <K extends string>(key: K, label: string, format: FigureFormat = 'count'): FigureRow<K> => ({
  key,
  label,
  format,
});

/** Figures of each section in the order of spec 6.8, with their labels and units. */
export const redisFigures = [
  row('role', 'Rol', 'text'),
  row('connectedSlaves', 'Esclavos conectados'),
  row('activeConnections', 'Conexiones activas'),
  row('rejectedConnections', 'Rechazadas'),
  row('receivedConnections', 'Recibidas'),
  row('blockedClients', 'Clientes bloqueados'),
  row('usedMemory', 'Memoria en uso', 'bytes'),
  row('residentMemory', 'Memoria residente', 'bytes'),
  row('peakMemory', 'Pico', 'bytes'),
  row('datasetMemory', 'Dataset', 'bytes'),
  row('luaMemory', 'Lua', 'bytes'),
  row('commandsProcessed', 'Comandos procesados'),
  row('lastForkUsec', 'Último fork', 'micros'),
  row('cpuSystem', 'CPU sistema', 'seconds'),
  row('cpuUser', 'CPU usuario', 'seconds'),
];

export const mongoConnections = [
  row('connections.current', 'Conexiones actuales'),
  row('connections.available', 'Conexiones disponibles'),
  row('connections.totalCreated', 'Conexiones creadas'),
];
export const mongoActivity = [
  row('activity.requests', 'Solicitudes'),
  row('activity.bytesIn', 'Datos de entrada', 'bytes'),
  row('activity.bytesOut', 'Datos de salida', 'bytes'),
];
export const mongoCachePages = [
  row('cachePages.read', 'Páginas leídas'),
  row('cachePages.written', 'Páginas escritas'),
  row('cachePages.evicted', 'Páginas desalojadas'),
];
export const mongoPerformance = [
  row('performance.readLatency', 'Latencia de lectura', 'micros'),
  row('performance.writeLatency', 'Latencia de escritura', 'micros'),
  row('performance.commandLatency', 'Latencia de comandos', 'micros'),
  row('performance.pageFaults', 'Fallos de página'),
];
export const mongoReadTickets = [
  row('tickets.read.out', 'En uso'),
  row('tickets.read.available', 'Disponibles'),
  row('tickets.read.total', 'Total'),
];
export const mongoWriteTickets = [
  row('tickets.write.out', 'En uso'),
  row('tickets.write.available', 'Disponibles'),
  row('tickets.write.total', 'Total'),
];
export const globalLockFigures = [
  row('type', 'Tipo', 'text'),
  row('readers', 'Lectores'),
  row('writers', 'Escritores'),
  row('us', 'µs'),
  row('total', 'Total'),
];
export const lockDetailFigures = [
  row('type', 'Tipo', 'text'),
  row('exclusive', 'Exclusivo'),
  row('internal', 'Interno'),
  row('read', 'Lectura'),
];

export const kafkaFigures = [
  row('clientHost', 'IP del host', 'text'),
  row('clientId', 'Cliente consumidor', 'text'),
  row('broker', 'Broker', 'text'),
  row('topic', 'Tópico', 'text'),
  row('offset', 'Offset'),
];

export const mysqlFigures = [
  row('connections', 'Conexiones'),
  row('threads.cached', 'Hilos en caché'),
  row('threads.connected', 'Hilos conectados'),
  row('threads.created', 'Hilos creados'),
  row('threads.running', 'Hilos en ejecución'),
  row('commands.insert', 'INSERT'),
  row('commands.select', 'SELECT'),
  row('commands.update', 'UPDATE'),
  row('commands.delete', 'DELETE'),
  row('rows.updated', 'Filas actualizadas'),
  row('rows.deleted', 'Filas eliminadas'),
  row('rows.inserted', 'Filas insertadas'),
  row('rows.read', 'Filas leídas'),
  row('abortedClients', 'Clientes abortados'),
  row('queries', 'Consultas'),
  row('open.tables', 'Tablas abiertas'),
  row('open.streams', 'Flujos abiertos'),
  row('open.files', 'Archivos abiertos'),
];

export const nginxFigures = [
  row('hostname', 'Host', 'text'),
  row('requests', 'Solicitudes totales'),
  row('accepts', 'Aceptadas'),
  row('handled', 'Atendidas'),
  row('dropped', 'Descartadas'),
  row('writing', 'Escribiendo'),
  row('current', 'Actuales'),
  row('waiting', 'En espera'),
  row('reading', 'Leyendo'),
  row('active', 'Conexiones activas'),
];

export const cpuFigures = [
  row('cores', 'Núcleos'),
  row('idle', 'Inactivo', 'percent'),
  row('user', 'Usuario', 'percent'),
  row('system', 'Sistema', 'percent'),
  row('iowait', 'I/O wait', 'percent'),
  row('irq', 'irq', 'percent'),
  row('softirq', 'softirq', 'percent'),
  row('nice', 'nice', 'percent'),
  row('steal', 'steal', 'percent'),
];
export const cpuTotal = row('total', 'Total', 'percent');

export const ramFigures = [
  row('ram.total', 'RAM total', 'bytes'),
  row('ram.free', 'Libre', 'bytes'),
  row('ram.cached', 'Caché', 'bytes'),
];
export const ramUsed = row('ram.used', 'En uso', 'bytes');
export const swapFigures = [
  row('swap.total', 'SWAP total', 'bytes'),
  row('swap.free', 'SWAP libre', 'bytes'),
  row('swap.used', 'SWAP usada', 'bytes'),
];

export const processFigures = [
  row('sleeping', 'En reposo'),
  row('running', 'En ejecución'),
  row('total', 'Total'),
  row('threads.running', 'Hilos en ejecución'),
  row('threads.blocked', 'Hilos bloqueados'),
];

export const networkName = [row('name', 'Interfaz', 'text')];
export const networkFigures = [
  row('bytesIn', 'Datos entrada', 'bytes'),
  row('bytesOut', 'Datos salida', 'bytes'),
  row('packetsIn', 'Paquetes entrada'),
  row('packetsOut', 'Paquetes salida'),
  row('errorsIn', 'Errores entrada'),
  row('errorsOut', 'Errores salida'),
  row('droppedIn', 'Descartes entrada'),
  row('droppedOut', 'Descartes salida'),
];

export const elasticFigures = [
  row('clusterName', 'Nombre del clúster', 'text'),
  row('clusterId', 'ID del clúster', 'text'),
];
