import { useLaneScreen } from '~/shared/hooks/use-media';
import { RecordRows } from '~/shared/record/record-rows';
import type { ServicePage } from '../api/service';
import { copy } from '../copy';
import type { ServiceSearch } from '../search/service-search';
import { BeatLegend } from './beats';
import { BeatRoom, SERVICES } from './columns';

interface ServiceRowsProps {
  found: ServicePage;
  search: ServiceSearch;
  onPage: (page: number) => void;
}

/** One page of services. */
export function ServiceRows({ found, search, onPage }: ServiceRowsProps) {
  const roomy = useLaneScreen();
  return (
    // Beside an open record there is less room.
    <BeatRoom value={roomy && search.open === undefined ? 50 : 30}>
      <RecordRows
        {...{ list: SERVICES, rows: found.services, found, search, onPage }}
        onOpen={search.openService}
        onClose={search.closeService}
        head={
          <>
            <p className="mr-auto font-semibold">{copy.total(found.total)}</p>
            <BeatLegend />
          </>
        }
      />
    </BeatRoom>
  );
}
