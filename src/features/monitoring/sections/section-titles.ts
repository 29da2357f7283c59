import type { SectionKey } from '../api/report';

/** Names of the eleven sections, in the order of spec 6.2. */
export const SECTION_TITLES: Readonly<Record<SectionKey, string>> = {
  filesystem: 'Filesystem',
  redis: 'Redis',
  mongo: 'Mongo',
  kafka: 'Kafka',
  mysql: 'MySQL',
  nginx: 'Nginx',
  cpu: 'CPU',
  memory: 'Memoria',
  process: 'Procesos',
  network: 'Red',
  elastic: 'Elastic',
};

export const SECTION_KEYS = Object.keys(SECTION_TITLES) as readonly SectionKey[];
