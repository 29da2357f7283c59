import { useNavigate, useSearch } from '@tanstack/react-router';
import { Maximize, ServerCog } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hashOf, serverLink } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { useIntervalRuns } from '~/shared/storage/refresh-interval';
import { Button } from '~/shared/ui/button';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { samplesOf } from '../api/samples-store';
import { FindingsPanel } from '../health/findings-panel';
import type { SectionKey } from '../sections/registry';
import { MovementPanel } from '../server/movement-panel';
import { fleetCopy } from './copy';
import { byLevel, worstFirst } from './fleet-rows';
import { FleetTable } from './fleet-table';
import { FleetWall } from './fleet-wall';
import { LevelCounts } from './level-counts';
import { useFleet } from './use-fleet';

/** All servers × eleven sections, worst first; below, why and how the chosen one moves; or the wall screen. */
export function FleetView({ names }: { names: readonly string[] }) {
  const { mural } = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const steps = useSearchNavigation();
  const intervalRuns = useIntervalRuns();
  // The wall looks again even without a chosen interval.
  const { rows, fetching, finishedAt, refresh } = useFleet(names, mural === '1' || intervalRuns);
  const groups = useMemo(() => byLevel(rows), [rows]);
  const [chosen, setChosen] = useState<string>();

  const opener = useRef<HTMLButtonElement>(null);
  const wasMural = useRef(mural);
  // The wall stands in the place of what opened it, which is drawn anew.
  useEffect(() => {
    if (wasMural.current && !mural) opener.current?.focus();
    wasMural.current = mural;
  }, [mural]);

  if (names.length === 0) return <EmptyState icon={ServerCog} title={fleetCopy.empty} />;

  const open = (server: string, section?: SectionKey) => void navigate({ ...serverLink(server, section), to: '.' });

  const shown = rows.find(({ name }) => name === chosen) ?? worstFirst(groups).find(({ seen }) => seen !== null);
  if (mural === '1') {
    return (
      <FleetWall
        groups={groups}
        cycle={{ fetching, finishedAt, refresh }}
        onLeave={() => steps.close(() => ({ view: 'flota' }))}
      />
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <LevelCounts groups={groups} />
        <p className="text-muted xl:ml-auto">{fleetCopy.order}</p>
        <RefreshControls finishedAt={finishedAt} fetching={fetching} failures={0} onRefresh={refresh} />
        <Button ref={opener} onClick={() => steps.open(() => ({ view: 'flota', mural: '1' }))}>
          <Maximize aria-hidden className="size-4" />
          {fleetCopy.wall}
        </Button>
      </div>
      <FleetTable
        rows={rows}
        selected={shown?.name}
        hrefOf={(server) => hashOf(serverLink(server))}
        onOpen={open}
        onSelect={setChosen}
      />
      {shown?.seen && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <FindingsPanel
            title={fleetCopy.whyOf(shown.name)}
            assessment={shown.seen.assessment}
            onVisit={(section) => open(shown.name, section)}
          />
          <MovementPanel
            key={shown.name}
            name={shown.name}
            samples={samplesOf(shown.name)}
            title={fleetCopy.movementOf(shown.name)}
          />
        </div>
      )}
    </>
  );
}
