import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addressOf, propertyLink } from '~/session/links';
import { shown } from '~/shared/record/cells';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { PropertyPage } from '../api/property';
import { propertyQueries } from '../api/property-api';
import { KeyText } from '../key-text';
import type { DetailTab, PropertySearch } from '../list/property-search';
import { copy as revealCopy } from '../reveal/copy';
import { useReveal } from '../reveal/reveal';
import type { RevealAsked } from '../reveal/reveal-dialog';
import { StatusBadge } from '../status-badge';
import { keyOf, typeLabel } from '../terms';
import { comparedOf } from './compared';
import { copy } from './copy';
import { PropertyActs } from './property-acts';
import { ValuePart } from './value-part';

const VersionsPart = lazyPart(() => import('./versions-part').then((module) => module.VersionsPart));
const PropertyChanges = lazyPart(() => import('./property-changes').then((module) => module.PropertyChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.value },
  { tab: 'versiones' as const, label: copy.tabs.versions },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface PropertyDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: PropertyPage | undefined;
  search: PropertySearch;
  onReveal: (asked: RevealAsked) => void;
  onDrafts: (act: 'publish' | 'discard', propertyId: string) => void;
}

/** One property beside the list; its id and its open part stand in the address, its value never. */
export function PropertyDrawer({ id, list, search, onReveal, onDrafts }: PropertyDrawerProps) {
  const titleId = useId();
  const query = useQuery(propertyQueries.one(id));
  const { shown: secret } = useReveal();
  const [chosen, setChosen] = useState<{ of: string; version: number }>();
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ properties }) => properties.map(({ propertyId }) => propertyId),
    queryOf: (page) => propertyQueries.page({ ...search, page }),
  });
  const property = query.data ?? list?.properties.find(({ propertyId }) => propertyId === id);
  const version = chosen?.of === id ? chosen.version : undefined;
  const { data: versions } = useQuery({ ...propertyQueries.versions(id), enabled: search.tab === 'versiones' });
  const compared = property && versions && comparedOf(versions, property, version).other?.version;
  return (
    <RecordDrawer
      id={id}
      titleId={titleId}
      words={copy.list}
      neighbours={neighbours}
      tools={<CopyLink address={addressOf(propertyLink(id))} />}
      onClose={search.closeProperty}
    >
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <KeyText text={property ? keyOf(property) : shown(id)} className="text-base" />
          {property && <StatusBadge status={property.status} />}
        </h2>
        <p className="mt-1 min-h-5 text-muted">
          {property && `${shown(property.service)} · ${typeLabel(property.type)}`}
        </p>
        <p role="status" className="sr-only">
          {property && secret?.propertyId === id && revealCopy.told(keyOf(property))}
        </p>
      </header>
      <RecordBody
        titleId={titleId}
        query={query}
        title={shown(id)}
        words={copy}
        tabs={() => TABS}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => (
          <PropertyActs
            key={id}
            property={data}
            chosen={search.tab === 'versiones' ? compared : undefined}
            onDrafts={(act) => onDrafts(act, id)}
          />
        )}
      >
        {(data, tab) =>
          tab === 'cambios' ? (
            <PropertyChanges id={id} />
          ) : tab === 'versiones' ? (
            <VersionsPart property={data} chosen={version} onChoose={(next) => setChosen({ of: id, version: next })} />
          ) : (
            <ValuePart property={data} onReveal={onReveal} />
          )
        }
      </RecordBody>
    </RecordDrawer>
  );
}
