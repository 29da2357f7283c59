import { ArrowRightLeft, Plus, RefreshCw, Vault } from 'lucide-react';
import { useState } from 'react';
import { environment } from '~/shared/config/env';
import { ENVIRONMENT_NAMES, MISSING } from '~/shared/copy';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import { propertyQueries } from './api/property-api';
import { copy } from './copy';
import { DraftsStrip } from './list/drafts-strip';
import { usePropertySearch } from './list/property-search';
import { SearchPanel } from './list/search-panel';
import { RevealPlace } from './reveal/reveal';
import type { RevealAsked } from './reveal/reveal-dialog';

const PropertyRows = lazyRows(() => import('./list/property-rows').then((module) => module.PropertyRows));
const PropertyDrawer = lazyRecord(
  () => import('./record/property-drawer').then((module) => module.PropertyDrawer),
  ({ search }) => search.closeProperty(),
);
const PropertyDialog = lazyDialog(() => import('./write/property-dialog').then((module) => module.PropertyDialog));
const DraftsDialog = lazyDialog(() => import('./write/drafts-dialog').then((module) => module.DraftsDialog));
const RevealDialog = lazyDialog(() => import('./reveal/reveal-dialog').then((module) => module.RevealDialog));
const CompareDialog = lazyDialog(() => import('./compare/compare-dialog').then((module) => module.CompareDialog));

/** What of the drafts is asked for. */
interface DraftsAsked {
  act: 'publish' | 'discard';
  only?: readonly string[];
}

/** 'Propiedades': what services read to work, its drafts and versions, and the secrets among it. */
export function VaultScreen() {
  const search = usePropertySearch();
  const list = useList({ search, query: propertyQueries.page(search), Record: PropertyDrawer });
  const toast = useToast();
  const [drafts, setDrafts] = useState<DraftsAsked>();
  const [revealing, setRevealing] = useState<RevealAsked>();
  const [comparing, setComparing] = useState(false);
  const refresh = () => void list.refresh();

  if (list.lacking)
    return <LackingScreen title={copy.title} text={copy.lacking} call="GET /property" query={list} onCheck={refresh} />;

  const { data } = list;
  const environments = data?.environments ?? [];
  const subtitle =
    data && data.count !== null && data.secretCount !== null
      ? copy.known(data.count, data.secretCount, ENVIRONMENT_NAMES[environment] ?? MISSING)
      : copy.subtitle;
  return (
    <RevealPlace>
      <ScreenTitle title={copy.title} subtitle={subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        <Button {...onIntent(CompareDialog)} disabled={environments.length === 0} onClick={() => setComparing(true)}>
          <ArrowRightLeft aria-hidden className="size-4" />
          {copy.compare}
        </Button>
        <Button {...onIntent(PropertyDialog)} onClick={search.create}>
          <Plus aria-hidden className="size-4" />
          {copy.create}
        </Button>
      </ScreenTitle>
      <SearchPanel search={search} found={list.current} />
      <ListArea list={list} search={search} words={copy} preload={PropertyRows.preload}>
        {(found, onPage) => (
          <>
            <DraftsStrip drafts={found.drafts} onAct={(act) => setDrafts({ act })} />
            {found.properties.length > 0 ? (
              <PropertyRows
                found={found}
                search={search}
                onPage={onPage}
                onReveal={setRevealing}
                onPublish={(only) => setDrafts({ act: 'publish', only })}
              />
            ) : (
              <NoRows
                total={found.total}
                search={search}
                isFiltered={Object.keys(search.filters).length > 0}
                onClear={search.clear}
                icon={Vault}
                words={copy}
              />
            )}
          </>
        )}
      </ListArea>
      {search.open !== undefined && (
        <PropertyDrawer
          id={search.open}
          list={list.current}
          search={search}
          onReveal={setRevealing}
          onDrafts={(act, propertyId) => setDrafts({ act, only: [propertyId] })}
        />
      )}
      {search.creating && (
        <PropertyDialog
          services={data?.services ?? []}
          onDone={() => {
            search.closeCreate();
            toast.show('success', copy.created);
          }}
          onClose={search.closeCreate}
        />
      )}
      {drafts && (
        <DraftsDialog
          key={drafts.act}
          {...drafts}
          onDone={(said) => {
            setDrafts(undefined);
            toast.show('success', said);
          }}
          onClose={() => setDrafts(undefined)}
        />
      )}
      {revealing && <RevealDialog asked={revealing} onClose={() => setRevealing(undefined)} />}
      {comparing && <CompareDialog environments={environments} onClose={() => setComparing(false)} />}
    </RevealPlace>
  );
}
