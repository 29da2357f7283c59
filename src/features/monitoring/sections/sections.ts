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
import type { SectionData, SectionKey, ServerReport } from '../api/report';
import { isAvailable, needsNoDataBadge } from './availability';
import { CpuSection } from './cpu';
import { ElasticSection } from './elastic';
import { FilesystemSection } from './filesystem';
import { KafkaSection } from './kafka';
import { MemorySection } from './memory';
import { MongoSection } from './mongo';
import { MysqlSection } from './mysql';
import { NetworkSection } from './network';
import { NginxSection } from './nginx';
import { ProcessSection } from './process';
import { RedisSection } from './redis';
import { fillRows, type Span } from './section-grid';
import { SECTION_RULES } from './section-rules';
import { SECTION_KEYS, SECTION_TITLES } from './section-titles';

interface SectionSpec<K extends SectionKey> {
  icon: LucideIcon;
  /** Of a card with data, where there are three columns; an empty one wants one. */
  width: Span | ((data: SectionData[K]) => Span);
  component: ComponentType<{ data: SectionData[K] }>;
}

/** A section as it is to be drawn; a null body stands for an empty section. */
export interface SectionView {
  key: SectionKey;
  title: string;
  icon: LucideIcon;
  available: boolean;
  noDataBadge: boolean;
  /** Columns that its card takes where there are two and three of them. */
  spans: { md: Span; xl: Span };
  body: ReactNode;
}

const specs: { [K in SectionKey]: SectionSpec<K> } = {
  filesystem: { icon: HardDrive, width: 3, component: FilesystemSection },
  redis: {
    icon: Layers,
    width: ({ length }) => (length === 1 || length === 2 ? length : 3),
    component: RedisSection,
  },
  mongo: { icon: Leaf, width: 3, component: MongoSection },
  kafka: { icon: ChartNoAxesGantt, width: 3, component: KafkaSection },
  mysql: { icon: Database, width: 3, component: MysqlSection },
  nginx: { icon: Server, width: 1, component: NginxSection },
  cpu: { icon: Cpu, width: 1, component: CpuSection },
  memory: { icon: MemoryStick, width: 1, component: MemorySection },
  process: { icon: Cable, width: 1, component: ProcessSection },
  network: { icon: Network, width: 2, component: NetworkSection },
  elastic: { icon: Search, width: 3, component: ElasticSection },
};

/** Every section that the report brings, empty ones included. */
export function sectionViews(report: ServerReport): readonly SectionView[] {
  const drawn = SECTION_KEYS.flatMap((key) => view(key, report));
  const wanted = drawn.map(({ width }) => width);
  const [md, xl] = [fillRows(wanted, 2), fillRows(wanted, 3)];
  return drawn.map(({ width, ...rest }, place) => ({
    ...rest,
    spans: { md: md[place] ?? width, xl: xl[place] ?? width },
  }));
}

type Drawn = Omit<SectionView, 'spans'> & { width: Span };

function view<K extends SectionKey>(key: K, { sections }: ServerReport): Drawn[] {
  const data = sections[key] as SectionData[K] | null | undefined;
  if (data === undefined) return [];
  const { icon, width, component }: SectionSpec<K> = specs[key];
  return [
    {
      key,
      title: SECTION_TITLES[key],
      icon,
      available: isAvailable(SECTION_RULES[key], data),
      noDataBadge: needsNoDataBadge(SECTION_RULES[key], data),
      width: data === null ? 1 : typeof width === 'function' ? width(data) : width,
      body: data === null ? null : createElement(component, { data }),
    },
  ];
}
