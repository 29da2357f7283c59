import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { ActDialog } from '~/shared/write/act-dialog';
import { BeforeData } from '~/shared/write/before-data';
import type { Content, Property } from '../api/property';
import { propertiesChanged, propertyQueries, propertyWrites, type Some } from '../api/property-api';
import { plainValue } from '../plain-value';
import { isSecret, keyOf } from '../terms';
import { copy } from './copy';

interface DraftsDialogProps {
  act: 'publish' | 'discard';
  /** Of these alone; all that there are where none are named. */
  only?: readonly string[] | undefined;
  /** @param said what is told of it */
  onDone: (said: string) => void;
  onClose: () => void;
}

/** Drafts with what each changes, to be published or given up together in one confirmation. */
export function DraftsDialog({ act, only, onDone, onClose }: DraftsDialogProps) {
  const client = useQueryClient();
  const query = useQuery(propertyQueries.drafts());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChanged, setChanged] = useState(false);
  const { data } = query;
  const drafts = data?.properties.filter(({ propertyId }) => !only || only.includes(propertyId));
  const taken = (drafts ?? []).filter(({ propertyId }) => !left.has(propertyId));
  const isPublishing = act === 'publish';
  const name = `property.${act.toUpperCase()}`;
  const bodyOf = (reason: string): Some => ({
    properties: taken.map(({ propertyId, version }) => ({ propertyId, version: version ?? 0 })),
    reason,
  });
  const toggle = (propertyId: string) => {
    const next = new Set(left);
    if (!next.delete(propertyId)) next.add(propertyId);
    setLeft(next);
  };
  const isStillDraft = async () => {
    const { properties } = await client.fetchQuery({ ...propertyQueries.drafts(), staleTime: 0 });
    // After a reload nobody knows which were taken: none is said to be done while one that was asked for waits.
    if (taken.length === 0) return properties.some(({ propertyId }) => !only || only.includes(propertyId));
    return taken.some(({ propertyId, version }) =>
      properties.some((one) => one.propertyId === propertyId && one.version === version),
    );
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={isPublishing ? copy.publishTitle : copy.discardTitle}
      text={isPublishing ? copy.publishText : copy.discardText}
      effect={copy[act](taken.length)}
      danger={!isPublishing}
      unready={taken.length === 0}
      reason="required"
      act={{
        name,
        send: (reason) => propertyWrites[act](bodyOf(reason)),
        ask: async () => ((await isStillDraft()) ? undefined : taken),
      }}
      onDone={() => {
        propertiesChanged(client);
        onDone(isPublishing ? copy.published(taken.length) : copy.discarded(taken.length));
      }}
      onConflict={() => {
        propertiesChanged(client);
        setChanged(true);
      }}
    >
      {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
      {!drafts ? (
        <BeforeData query={query} title={copy.list} failed={copy.draftsFailed} />
      ) : drafts.length === 0 ? (
        <p className="text-muted">{copy.noneLeft}</p>
      ) : (
        <ul aria-label={copy.list} className="max-h-[40dvh] overflow-y-auto rounded-lg border border-line">
          {drafts.map((draft) => (
            <li key={draft.propertyId} className="border-t border-line first:border-t-0">
              <label className="flex items-start gap-3 px-3 py-2">
                <input
                  type="checkbox"
                  aria-label={copy.take(keyOf(draft))}
                  checked={!left.has(draft.propertyId)}
                  onChange={() => toggle(draft.propertyId)}
                  className="mt-0.5 size-4 shrink-0 accent-primary"
                />
                <span className="min-w-0">
                  <bdi className="font-mono text-sm font-semibold break-all">{keyOf(draft)}</bdi>
                  <bdi className="block font-mono text-xs break-all">{changeOf(draft)}</bdi>
                  <span className="block text-xs text-muted">{copy.by(draft.updatedBy.name ?? copy.someone)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}

/** What a draft changes, in a line. */
function changeOf(draft: Property): string {
  const { published } = draft;
  const secret = isSecret(draft);
  const said = (content: Content) =>
    secret ? (content.fingerprint === draft.fingerprint ? copy.sameSecret : copy.newSecret) : plainValue(content.value);
  if (!published) return secret ? copy.first : copy.change(copy.first, plainValue(draft.value));
  if (secret) return said(published);
  const value = copy.change(plainValue(published.value), plainValue(draft.value));
  return published.value === draft.value ? copy.change(plainValue(published.note), plainValue(draft.note)) : value;
}
