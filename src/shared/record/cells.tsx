import { MISSING } from '~/shared/copy';
import { platformDate, ZONE_NOTE } from '~/shared/format/platform-date';
import { visibleText } from '~/shared/format/visible-text';
import { usePreferences } from '~/shared/storage/preferences';

/** A text of a response as it may safely be read; '---' without one. */
export function shown(text: string | null): string {
  return text === null ? MISSING : visibleText(text);
}

/** A date by the platform's clock; where there is little room it breaks before the time alone. */
export function Moment({ value }: { value: string | null }) {
  const [day, ...time] = visibleText(platformDate(value, usePreferences().hourFormat)).split(' ');
  return (
    <span title={ZONE_NOTE} className="font-mono text-xs">
      {day} <span className="whitespace-nowrap">{time.join(' ')}</span>
    </span>
  );
}
