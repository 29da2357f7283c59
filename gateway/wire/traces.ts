type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** A log entry as GET /trace sends it; what a service does not know it leaves out. */
export interface TraceEntry {
  /** dd/MM/yyyy hh:mm:ss AM/PM. */
  date: string;
  service: string;
  operation: string;
  hostName: string;
  ip: string;
  server?: string;
  order?: string | null;
  serviceType?: string;
  channel?: string;
  logType?: string;
  code?: string;
  elapsedMs?: number;
  message?: string;
  request?: JsonObject | null;
  response?: JsonObject | null;
}

/** The option lists of the log's filters (spec 19.2). */
export type TraceOption = 'servers' | 'hostnames' | 'services' | 'channels' | 'logTypes';
