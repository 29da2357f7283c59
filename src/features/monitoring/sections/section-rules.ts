import type { SectionKey } from '../api/report';
import type { AvailabilityRule } from './availability';

/** How the icon of each section is chosen (spec 6.3). */
export const SECTION_RULES: Readonly<Record<SectionKey, AvailabilityRule>> = {
  filesystem: 'red-when-empty',
  redis: 'three-entries',
  mongo: 'red-when-empty',
  kafka: 'red-when-empty',
  mysql: 'red-when-empty',
  nginx: 'always-green',
  cpu: 'always-green',
  memory: 'always-green',
  process: 'always-green',
  network: 'always-green',
  elastic: 'always-green',
};
