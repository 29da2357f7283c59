import {
  Cable,
  ChartNoAxesGantt,
  Cpu,
  Database,
  HardDrive,
  Layers,
  Leaf,
  type LucideIcon,
  MemoryStick,
  Network,
  Search,
  Server,
} from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { type AvailabilityRule, isAvailable, needsNoDataBadge } from './availability';
import type { SectionData, SectionKey, ServerReport } from './report';
import { CpuSection } from './sections/cpu';
import { ElasticSection } from './sections/elastic';
import { FilesystemSection } from './sections/filesystem';
import { KafkaSection } from './sections/kafka';
import { MemorySection } from './sections/memory';
import { MongoSection } from './sections/mongo';
import { MysqlSection } from './sections/mysql';
import { NetworkSection } from './sections/network';
import { NginxSection } from './sections/nginx';
import { ProcessSection } from './sections/process';
import { RedisSection } from './sections/redis';

/** Columns of the grid that a card takes where there are three. */
type Width = 1 | 2 | 3;

interface SectionSpec<K extends SectionKey> {
  title: string;
  icon: LucideIcon;
  rule: AvailabilityRule;
  /** Of a card with data; an empty one always takes one column. */
  width: Width | ((data: SectionData[K]) => Width);
  component: ComponentType<{ data: SectionData[K] }>;
}

/** A section as it is to be drawn; a null body stands for an empty section. */
export interface SectionView {
  key: SectionKey;
  title: string;
  icon: LucideIcon;
  available: boolean;
  noDataBadge: boolean;
  width: Width;
  body: ReactNode;
}

/** The eleven sections in the order of section 2. */
const specs: { [K in SectionKey]: SectionSpec<K> } = {
  filesystem: { title: 'Filesystem', icon: HardDrive, rule: 'red-when-empty', width: 3, component: FilesystemSection },
  redis: {
    title: 'Redis',
    icon: Layers,
    rule: 'three-entries',
    width: ({ length }) => (length === 1 || length === 2 ? length : 3),
    component: RedisSection,
  },
  mongo: { title: 'Mongo', icon: Leaf, rule: 'red-when-empty', width: 3, component: MongoSection },
  kafka: { title: 'Kafka', icon: ChartNoAxesGantt, rule: 'red-when-empty', width: 3, component: KafkaSection },
  mysql: { title: 'MySQL', icon: Database, rule: 'red-when-empty', width: 3, component: MysqlSection },
  nginx: { title: 'Nginx', icon: Server, rule: 'always-green', width: 1, component: NginxSection },
  cpu: { title: 'CPU', icon: Cpu, rule: 'always-green', width: 1, component: CpuSection },
  memory: { title: 'Memoria', icon: MemoryStick, rule: 'always-green', width: 1, component: MemorySection },
  process: { title: 'Procesos', icon: Cable, rule: 'always-green', width: 1, component: ProcessSection },
  network: { title: 'Red', icon: Network, rule: 'always-green', width: 2, component: NetworkSection },
  elastic: { title: 'Elastic', icon: Search, rule: 'always-green', width: 3, component: ElasticSection },
};

/** Every section that the report brings, empty ones included. */
export function sectionViews(report: ServerReport): readonly SectionView[] {
  return (Object.keys(specs) as SectionKey[]).flatMap((key) => view(key, report));
}

function view<K extends SectionKey>(key: K, { sections }: ServerReport): SectionView[] {
  const data = sections[key] as SectionData[K] | null | undefined;
  if (data === undefined) return [];
  const { title, icon, rule, width, component }: SectionSpec<K> = specs[key];
  return [
    {
      key,
      title,
      icon,
      available: isAvailable(rule, data),
      noDataBadge: needsNoDataBadge(rule, data),
      width: data === null ? 1 : typeof width === 'function' ? width(data) : width,
      body: data === null ? null : createElement(component, { data }),
    },
  ];
}
