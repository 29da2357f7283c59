import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lacksCall } from '~/shared/api/lacks-call';
import { RETRY } from '~/shared/copy';
import { changePreferences, usePreferences } from '~/shared/storage/preferences';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { carriedOf } from './carried';
import { ownQueries } from './own-account-api';
import { copy as words } from './own-copy';
import { useKeptPreference } from './use-kept-preference';

const copy = words.kept;

/** Keeps what is chosen here with the account too, and offers what was chosen on another machine. */
export function KeptPreferences() {
  const { data } = useQuery(ownQueries.preference);
  const kept = useKeptPreference();
  const mine = carriedOf({ ...usePreferences() });
  const text = JSON.stringify(mine);
  const seen = useRef(text);
  const theirs = data?.console ? carriedOf(data.console) : null;
  const isSame = theirs !== null && JSON.stringify({ ...mine, ...theirs }) === text;
  const keep = () => kept.mutate({ console: { ...mine } });
  const changed = useEffectEvent(() => {
    const last = kept.isPending ? kept.variables.console : theirs;
    // What the account has need not be told to it, nor anything to a platform that keeps nothing.
    if (data && JSON.stringify(last) !== text) keep();
  });
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    changed();
  }, [text]);
  if (!data) return null;
  if (kept.isPending) return <p className="text-sm text-muted">{copy.keeping}</p>;
  if (lacksCall(kept.error)) return <AlertBox variant="info">{copy.lacking}</AlertBox>;
  if (kept.isError)
    return (
      <AlertBox
        variant="warning"
        className="flex-wrap"
        actions={
          <Button size="sm" onClick={keep}>
            {RETRY}
          </Button>
        }
      >
        {copy.lost}
      </AlertBox>
    );
  if (theirs === null || isSame) return <p className="text-sm text-muted">{theirs === null ? copy.none : copy.same}</p>;
  return (
    <AlertBox
      variant="info"
      className="flex-wrap"
      actions={
        <Button size="sm" onClick={() => changePreferences(theirs)}>
          {copy.use}
        </Button>
      }
    >
      {copy.others}
    </AlertBox>
  );
}
