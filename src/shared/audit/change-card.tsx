import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MISSING } from '../copy';
import { visibleText } from '../format/visible-text';
import { maskScalar, maskText } from '../masking/mask';
import type { ComparedField } from '../write/compare-versions';
import type { AuditEntry } from './audit-api';
import { copy } from './copy';

interface ChangeCardProps {
  entry: AuditEntry;
  /** Whether it is told which record it was. */
  named: boolean;
  fields: readonly ComparedField[];
  deeds: Readonly<Record<string, string>>;
  Moment: (props: { value: string | null }) => ReactNode;
}

const CELL = 'border-t border-line px-3 py-2 text-left align-top';

const safe = (text: string) => visibleText(maskText(text));

/** One change: who and when, each member before and after, why and from where. */
export function ChangeCard({ entry, named, fields, deeds, Moment }: ChangeCardProps) {
  const { date, action, before, after, reason, ip } = entry;
  const name = entry.userName === 'sistema' ? copy.system : safe(entry.userName ?? MISSING);
  const deed = action !== null && Object.hasOwn(deeds, action) ? deeds[action] : copy.did(safe(action ?? MISSING));
  const rows = rowsOf(entry, fields);
  const facts = [
    reason !== null && copy.reason(safe(reason)),
    ip !== null && visibleText(ip),
    'version' in after && copy.version(textOf('version', before.version), textOf('version', after.version)),
  ].filter((fact) => fact !== false);
  return (
    <article className="overflow-hidden rounded-xl border border-line">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-sunken px-3 py-2">
        <span
          aria-hidden
          className="flex size-6 items-center justify-center rounded-full bg-primary-soft text-[0.625rem] font-bold text-primary"
        >
          {initialsOf(name)}
        </span>
        <p className="mr-auto">
          <strong className="font-semibold">
            <bdi>{name}</bdi>
          </strong>{' '}
          <span className="text-muted">{deed}</span> {named && <bdi>{safe(entry.entityId ?? MISSING)}</bdi>}
        </p>
        <span className="text-muted">
          <Moment value={date} />
        </span>
      </header>
      {rows.length > 0 && (
        <table className="w-full table-fixed">
          <thead className="text-sm text-muted">
            <tr>
              {[copy.field, copy.before, copy.after].map((heading, index) => (
                <th key={heading} scope="col" className={clsx(CELL, 'font-semibold', index === 0 && 'w-1/3 sm:w-1/5')}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ member, label, was, is }) => (
              <tr key={member}>
                <th scope="row" className={`${CELL} font-normal text-muted`}>
                  {label}
                </th>
                <td className={CELL}>
                  {was === MISSING ? was : <del className="break-words text-danger decoration-1">{was}</del>}
                </td>
                <td className={CELL}>
                  {is === MISSING ? (
                    is
                  ) : (
                    <ins className="break-words font-semibold text-success no-underline">{is}</ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          <bdi className="break-words">{facts.join(' · ')}</bdi>
        </p>
      )}
    </article>
  );
}

/** The members that differ, those that people know first and by their names. */
function rowsOf({ before, after }: AuditEntry, fields: readonly ComparedField[]) {
  const members = new Set([...Object.keys(before), ...Object.keys(after)]);
  members.delete('version');
  const known = fields.filter(({ name }) => members.delete(name));
  const others = [...members].map((name) => ({
    name,
    label: visibleText(name),
    show: (value: unknown) => textOf(name, value),
  }));
  return [...known, ...others]
    .map(({ name, label, show }) => ({
      ...{ member: name, label },
      was: isAbsent(before[name]) ? MISSING : show(before[name]),
      is: isAbsent(after[name]) ? MISSING : show(after[name]),
    }))
    .filter(({ was, is }) => was !== is);
}

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

function textOf(name: string, value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? MISSING);
  return visibleText(String(maskScalar(text, name)));
}

function initialsOf(name: string): string {
  const firsts = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return firsts.slice(0, 2).join('').toLocaleUpperCase('es-MX');
}
