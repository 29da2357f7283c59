import type { ReactNode } from 'react';
import type { Figure } from '~/shared/format/figures';
import * as tables from '../api/figure-tables';
import type { Mongo } from '../api/report';
import { copy } from '../copy';
import { DataTable } from './data-table';
import { FigureList } from './figure-list';

const texts = copy.mongo;

export function MongoSection({ data: { figures, globalLocks, lockDetails } }: { data: Mongo }) {
  return (
    <div className="space-y-5">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <Group title={texts.connections}>
          <FigureList rows={tables.mongoConnections} values={figures} />
        </Group>
        <Group title={texts.activity}>
          <FigureList rows={tables.mongoActivity} values={figures} />
        </Group>
        <Group title={texts.cachePages}>
          <FigureList rows={tables.mongoCachePages} values={figures} />
        </Group>
        <Group title={texts.performance}>
          <FigureList rows={tables.mongoPerformance} values={figures} />
        </Group>
        <Group title={texts.tickets} wide>
          <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            <Tickets title={texts.read}>
              <FigureList rows={tables.mongoReadTickets} values={figures} />
            </Tickets>
            <Tickets title={texts.write}>
              <FigureList rows={tables.mongoWriteTickets} values={figures} />
            </Tickets>
          </div>
        </Group>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {globalLocks.length > 0 && (
          <DataTable caption={texts.globalLocks} columns={tables.globalLockFigures} items={globalLocks.map(nameLock)} />
        )}
        {lockDetails.length > 0 && (
          <DataTable caption={texts.lockDetails} columns={tables.lockDetailFigures} items={lockDetails} />
        )}
      </div>
    </div>
  );
}

function nameLock<T extends { type: Figure }>(lock: T): T {
  return { ...lock, type: texts.lockTypes.get(String(lock.type)) ?? lock.type };
}

function Group({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Tickets({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 border-b border-line pb-1 text-sm font-medium">{title}</h4>
      {children}
    </div>
  );
}
