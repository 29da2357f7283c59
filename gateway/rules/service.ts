import type { ServiceType } from '../wire/services';

/** A service as whoever runs the platform describes it. */
export interface ServiceSettings {
  serviceId: string;
  name: string;
  type: ServiceType;
  tags: readonly string[];
  /** Above it an answer is slow, ms. */
  limitMs: number;
  /** Ids of services without which it cannot work. */
  dependsOn: readonly string[];
  /** On which it stands. */
  servers: readonly string[];
}

/** One check. Moments are epoch ms. */
export interface Probe {
  at: number;
  /** Whether any of its instances answered; null where nobody looked. */
  up: boolean | null;
  /** Whether some of them did not. */
  partly?: boolean;
  responseMs: number | null;
}

/** All that is measured of a service. */
export interface Measured {
  /** Oldest first, at most 50, the last one of now. */
  probes: readonly Probe[];
  averageMs24h: number | null;
  /** 0 to 100, not rounded. */
  uptime24h: number | null;
  uptime30d: number | null;
  errors1h: number | null;
  version: string | null;
  instances: readonly { host: string; ip: string | null; up: boolean | null }[];
  /** When the first certificate of it ends, epoch ms. */
  certificateEnds: number | null;
  /** What the last check said, such as 'HTTP 503'. */
  said: string | null;
  /** Whoever checks it cannot be asked. */
  isAway?: boolean;
}

/** A maintenance window as it is kept; the moments are epoch ms. */
export interface StoredWindow {
  serviceId: string;
  /** Of the windows of a service; the first that is kept is 1. */
  number: number;
  version: number;
  from: number;
  /** Earlier once somebody has ended it; one that is not after `from` never was. */
  to: number;
  reason: string;
  by: { email: string; name: string };
}
