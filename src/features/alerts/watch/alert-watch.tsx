import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { alertQueries } from '../api/alert-api';
import { playSound } from './sound';

/** The number before a title: '(3) '. */
const COUNTED = /^\(\d+\) /;

/**
 * Tells, whatever screen is open, how many alerts that reach one nobody has taken: in the title while another tab is in front and, where
 * somebody wants it, by sound.
 */
export function AlertWatch() {
  const { data } = useQuery({ ...alertQueries.groups(), retryOnMount: false, refetchIntervalInBackground: true });
  const count = data?.bell ? (data.bell.active ?? 0) : (data?.statusCounts.ACTIVE ?? 0);
  const last = useRef<string>(undefined);
  const lastStartedAt = (data?.bell ?? data)?.lastStartedAt;
  useEffect(() => {
    if (!lastStartedAt) return;
    if (last.current !== undefined && lastStartedAt > last.current) playSound();
    last.current = lastStartedAt;
  }, [lastStartedAt]);
  useEffect(() => {
    const bare = () => document.title.replace(COUNTED, '');
    const write = () => {
      const wanted = document.hidden && count > 0 ? `(${count}) ${bare()}` : bare();
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    document.addEventListener('visibilitychange', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      document.title = bare();
    };
  }, [count]);
  return null;
}
