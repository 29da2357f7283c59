import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { afterPaint } from '~/shared/hooks/tasks';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { Select } from '~/shared/ui/form/select';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { askAhead, letGo, serverQueries } from '../api/queries';
import { copy } from '../copy';
import { preloadInsights } from './report-view';

interface ServerSelectProps {
  names: readonly string[];
  loading: boolean;
  /** The chosen server, or '' for none; it may be one that the list does not know. */
  value: string;
  onChange: (name: string) => void;
}

interface Choice {
  name: string;
  answered: Promise<void>;
}

/** The choice of a server. An answer that comes within two frames is drawn straight away, without a loader before it. */
export function ServerSelect({ names, loading, value, onChange }: ServerSelectProps) {
  const id = useId();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>();
  // Whoever sees the list is about to choose, or has.
  useEffect(() => void afterPaint().then(preloadInsights), []);
  useEffect(() => letGo, []);
  const options = useMemo(() => {
    const all = value === '' || names.includes(value) ? names : [...names, value];
    return all.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
  }, [names, value]);

  // Asked for before anything is drawn, so that the server works meanwhile; the panel takes the call over.
  const choose = (name: string) =>
    setChoice({ name, answered: name === '' ? Promise.resolve(letGo()) : askAhead(client, name) });
  const put = useEffectEvent(onChange);
  useEffect(() => {
    if (!choice) return;
    let isLast = true;
    void Promise.race([choice.answered, afterPaint().then(afterPaint)]).then(() => {
      if (!isLast) return;
      put(choice.name);
      setChoice(undefined);
    });
    return () => {
      isLast = false;
    };
  }, [choice]);

  return (
    <div className="flex items-center gap-2.5 max-sm:w-full max-sm:flex-wrap">
      <label htmlFor={id} className="text-sm">
        {copy.servers}
      </label>
      <Select
        id={id}
        className="w-60 max-sm:w-full"
        aria-busy={loading}
        value={choice?.name ?? value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{copy.placeholder}</option>
        {options}
      </Select>
    </div>
  );
}

/** The refresh of the server on screen. It watches the panel's query and starts none by itself. */
export function ServerRefresh({ name }: { name: string }) {
  const report = useQuery({ ...serverQueries.report(name), enabled: false });
  const failures = useFailuresInRow(report);
  return (
    <RefreshControls
      finishedAt={Math.max(report.dataUpdatedAt, report.errorUpdatedAt)}
      fetching={report.isFetching}
      failures={failures}
      onRefresh={() => void report.refetch({ cancelRefetch: false })}
    />
  );
}
