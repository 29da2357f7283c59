// Labels and forms of the figures of a report by hand, in the order of the screen.
export const MOUNT = [
  ['used', 'Usado'],
  ['total', 'Total'],
  ['free', 'Libre'],
];
export const REDIS = [
  ['role', 'Rol', 'text'],
  ['connectedSlaves', 'Esclavos conectados'],
  ['activeConnections', 'Conexiones activas'],
  ['rejectedConnections', 'Rechazadas'],
  ['receivedConnections', 'Recibidas'],
  ['blockedClients', 'Clientes bloqueados'],
  ['usedMemory', 'Memoria en uso', 'bytes'],
  ['residentMemory', 'Memoria residente', 'bytes'],
  ['peakMemory', 'Pico', 'bytes'],
  ['datasetMemory', 'Dataset', 'bytes'],
  ['luaMemory', 'Lua', 'bytes'],
  ['commandsProcessed', 'Comandos procesados'],
  ['lastForkUsec', 'Último fork', 'micros'],
  ['cpuSystem', 'CPU sistema', 'seconds'],
  ['cpuUser', 'CPU usuario', 'seconds'],
];
const TICKETS = [
  ['out', 'En uso'],
  ['available', 'Disponibles'],
  ['total', 'Total'],
];
export const MONGO = {
  Conexiones: [
    ['connections.current', 'Conexiones actuales'],
    ['connections.available', 'Conexiones disponibles'],
    ['connections.totalCreated', 'Conexiones creadas'],
  ],
  Actividad: [
    ['activity.requests', 'Solicitudes'],
    ['activity.bytesIn', 'Datos de entrada', 'bytes'],
    ['activity.bytesOut', 'Datos de salida', 'bytes'],
  ],
  'Páginas de caché': [
    ['cachePages.read', 'Páginas leídas'],
    ['cachePages.written', 'Páginas escritas'],
    ['cachePages.evicted', 'Páginas desalojadas'],
  ],
  Rendimiento: [
    ['performance.readLatency', 'Latencia de lectura', 'micros'],
    ['performance.writeLatency', 'Latencia de escritura', 'micros'],
    ['performance.commandLatency', 'Latencia de comandos', 'micros'],
    ['performance.pageFaults', 'Fallos de página'],
  ],
  'Tickets de concurrencia: lectura': TICKETS.map(([key, label]) => [`tickets.read.${key}`, label]),
  'Tickets de concurrencia: escritura': TICKETS.map(([key, label]) => [`tickets.write.${key}`, label]),
};
export const GLOBAL_LOCKS = [
  ['type', 'Tipo', 'text'],
  ['readers', 'Lectores'],
  ['writers', 'Escritores'],
  ['us', 'µs'],
  ['total', 'Total'],
];
export const LOCKS = [
  ['type', 'Tipo', 'text'],
  ['exclusive', 'Exclusivo'],
  ['internal', 'Interno'],
  ['read', 'Lectura'],
];
export const KAFKA = [
  ['clientHost', 'IP del host', 'text'],
  ['clientId', 'Cliente consumidor', 'text'],
  ['broker', 'Broker', 'text'],
  ['topic', 'Tópico', 'text'],
  ['offset', 'Offset'],
];
export const MYSQL = [
  ['connections', 'Conexiones'],
  ['threads.cached', 'Hilos en caché'],
  ['threads.connected', 'Hilos conectados'],
  ['threads.created', 'Hilos creados'],
  ['threads.running', 'Hilos en ejecución'],
  ['commands.insert', 'INSERT'],
  ['commands.select', 'SELECT'],
  ['commands.update', 'UPDATE'],
  ['commands.delete', 'DELETE'],
  ['rows.updated', 'Filas actualizadas'],
  ['rows.deleted', 'Filas eliminadas'],
  ['rows.inserted', 'Filas insertadas'],
  ['rows.read', 'Filas leídas'],
  ['abortedClients', 'Clientes abortados'],
  ['queries', 'Consultas'],
  ['open.tables', 'Tablas abiertas'],
  ['open.streams', 'Flujos abiertos'],
  ['open.files', 'Archivos abiertos'],
];
export const NGINX = [
  ['hostname', 'Host', 'text'],
  ['requests', 'Solicitudes totales'],
  ['accepts', 'Aceptadas'],
  ['handled', 'Atendidas'],
  ['dropped', 'Descartadas'],
  ['writing', 'Escribiendo'],
  ['current', 'Actuales'],
  ['waiting', 'En espera'],
  ['reading', 'Leyendo'],
  ['active', 'Conexiones activas'],
];
export const CPU = [
  ['cores', 'Núcleos'],
  ['idle', 'Inactivo', 'percent'],
  ['user', 'Usuario', 'percent'],
  ['system', 'Sistema', 'percent'],
  ['iowait', 'I/O wait', 'percent'],
  ['irq', 'irq', 'percent'],
  ['softirq', 'softirq', 'percent'],
  ['nice', 'nice', 'percent'],
  ['steal', 'steal', 'percent'],
  ['total', 'Total', 'percent'],
];
export const MEMORY = [
  ['ram.total', 'RAM total', 'bytes'],
  ['ram.free', 'Libre', 'bytes'],
  ['ram.cached', 'Caché', 'bytes'],
  ['ram.used', 'En uso', 'bytes'],
  ['swap.total', 'SWAP total', 'bytes'],
  ['swap.free', 'SWAP libre', 'bytes'],
  ['swap.used', 'SWAP usada', 'bytes'],
];
export const PROCESS = [
  ['sleeping', 'En reposo'],
  ['running', 'En ejecución'],
  ['total', 'Total'],
  ['threads.running', 'Hilos en ejecución'],
  ['threads.blocked', 'Hilos bloqueados'],
];
export const NETWORK = [
  ['bytesIn', 'Datos entrada', 'bytes'],
  ['bytesOut', 'Datos salida', 'bytes'],
  ['packetsIn', 'Paquetes entrada'],
  ['packetsOut', 'Paquetes salida'],
  ['errorsIn', 'Errores entrada'],
  ['errorsOut', 'Errores salida'],
  ['droppedIn', 'Descartes entrada'],
  ['droppedOut', 'Descartes salida'],
];
export const ELASTIC = [
  ['clusterName', 'Nombre del clúster', 'text'],
  ['clusterId', 'ID del clúster', 'text'],
];
