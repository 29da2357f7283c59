// What the calls about services answer, as docs/openapi.yaml says it. Dates are ISO 8601 with Mexico City's offset.

type Maybe<T> = T | null;

/** Worst first, as a list shows them. */
export const serviceStatuses = ['DOWN', 'DEGRADED', 'MAINTENANCE', 'UNKNOWN', 'PENDING', 'UP'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export const serviceTypes = ['INTERNAL', 'PROVIDER', 'BANK', 'DATABASE'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** One check, or the place of one that did not come. */
export interface Beat {
  date: string;
  status: ServiceStatus;
  responseMs: Maybe<number>;
}

/** Another service beside one. */
export interface Neighbour {
  serviceId: string;
  name: string;
  status: ServiceStatus;
}

/** When alerts of a service are silent. */
export interface Maintenance {
  from: string;
  to: string;
  reason: string;
  by: string;
  open: boolean;
  version: number;
}

export interface Service {
  serviceId: string;
  name: string;
  type: ServiceType;
  tags: readonly string[];
  status: ServiceStatus;
  /** Since when it stands so; null where that began before what is known here. */
  since: Maybe<string>;
  message: string;
  /** Above it an answer is slow, ms. */
  limitMs: number;
  responseMs: Maybe<number>;
  averageMs24h: Maybe<number>;
  /** 0 to 100, never rounded. */
  uptime24h: Maybe<number>;
  uptime30d: Maybe<number>;
  errors1h: Maybe<number>;
  version: Maybe<string>;
  instances: readonly { host: string; ip: Maybe<string>; status: ServiceStatus }[];
  certificateDays: Maybe<number>;
  checkedAt: Maybe<string>;
  beats: readonly Beat[];
  /** What it depends on and fails for a reason of its own. */
  causes: readonly Neighbour[];
  maintenance: Maybe<Maintenance>;
}

export interface ServicePage {
  data: readonly Service[];
  page: number;
  size: number;
  total: number;
  /** Under all filters but that of the status. */
  statusCounts: Readonly<Record<ServiceStatus, number>>;
  /** What can be filtered by. */
  options: { servers: readonly string[]; tags: readonly string[] };
  generatedAt: string;
}

/** A stretch of checks that went wrong or were slow. */
export interface Incident {
  status: 'DOWN' | 'DEGRADED';
  startedAt: string;
  /** Whether it began before the day that is looked at. */
  beganEarlier: boolean;
  /** Null while it goes on. */
  endedAt: Maybe<string>;
  message: string;
}

export interface ServiceDetail extends Service {
  /** Of the last 24 hours, newest first. */
  incidents: readonly Incident[];
  dependsOn: readonly Neighbour[];
  usedBy: readonly Neighbour[];
  /** Mean response of each quarter of an hour of the last 24, oldest first. */
  trend: readonly Maybe<number>[];
}
