import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight, GitCompare } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { auditQuery } from '../audit/audit-api';
import { platformDate } from '../format/platform-date';
import { safeText } from '../masking/safe-text';
import { Button } from '../ui/button';
import { softTone } from '../ui/feedback/alert-box';
import { Modal, ModalIcon } from '../ui/overlay/modal';
import { type Choices, type ComparedField, compareVersions, type Difference, mergeVersions } from './compare-versions';
import { copy } from './copy';
import type { Conflict } from './use-conflict';

const words = copy.conflict;

interface Versioned {
  version: number | string | null;
}

export interface ConflictDialogProps<Saved extends Versioned, Members extends object> {
  conflict: Pick<Conflict<Saved | undefined, Saved>, 'base' | 'theirs' | 'close'>;
  /** Who saved meanwhile and when, where the record tells. */
  by?: string | null | undefined;
  at?: string | null | undefined;
  /** Which trail tells that, by entity and id. */
  trail?: readonly [entity: string, entityId: string];
  /** Of what, such as 'la devolución DEV-1'. */
  record: string;
  /** Theirs, where it is not the one that the record stands at. */
  version?: number | null;
  /** Of a record that is not counted: what happened to it, and what saving does. */
  uncounted?: { title: string; text: string; effect: string };
  fields: readonly ComparedField[];
  /** What of a record is compared. */
  membersOf: (record: Saved) => Members;
  mine: Members;
  /** Why what was meant cannot be done any more: theirs can only be taken. */
  lost?: string | undefined;
  /** Under the comparison: the reason, which is asked for once. */
  children?: ReactNode;
  /** Saves what was put together of both. */
  onSave?: (merged: Members, choices: Choices) => void;
  /** Gives up what was meant and shows theirs. */
  onDiscard: () => void;
  /** Goes on editing; nothing typed is lost. */
  onClose?: () => void;
}

/** Somebody else saved first: theirs beside mine, and nothing is chosen for anybody. */
export function ConflictDialog<Saved extends Versioned, Members extends object>(
  props: ConflictDialogProps<Saved, Members>,
) {
  const { conflict, by, at, trail, record, fields, membersOf, mine, lost, children, onSave, onDiscard } = props;
  const { base, theirs, close } = conflict;
  const { onClose = close } = props;
  const { data: changes } = useQuery({ ...auditQuery(...(trail ?? ['', ''])), enabled: trail !== undefined });
  const [was, saved] = [base && membersOf(base), theirs && membersOf(theirs)];
  const { clashes, merged } = compareVersions(fields, was ?? mine, saved ?? mine, mine);
  const last = changes?.[0];
  const who = safeText(last?.userName ?? by ?? null) || words.somebody;
  const moment = last?.date ?? at;
  const saving = Number(props.version ?? theirs?.version ?? 0);
  const [choices, setChoices] = useState<Choices>({});
  const all = (whose: 'mine' | 'theirs') => setChoices(Object.fromEntries(clashes.map(({ name }) => [name, whose])));
  const next = saving + 1;
  const told = props.uncounted ?? { title: words.title, text: words.text(who, record), effect: words.save(next) };
  const undecided = clashes.some(({ name }) => choices[name] === undefined);
  const saves = lost === undefined && onSave !== undefined;
  return (
    <Modal
      title={told.title}
      text={told.text}
      wide
      open
      onClose={onClose}
      icon={<ModalIcon icon={GitCompare} tone="warning" />}
    >
      {!props.uncounted && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Step tone="neutral">{words.opened(Number(base?.version ?? 0))}</Step>
          <ArrowRight aria-hidden className="size-4 text-muted" />
          <Step tone="warning">{words.saved(who, saving, moment ? platformDate(moment) : '')}</Step>
          {saves && (
            <>
              <ArrowRight aria-hidden className="size-4 text-muted" />
              <Step tone="primary">{words.next(next)}</Step>
            </>
          )}
        </p>
      )}
      {clashes.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <div className="mb-2 grid items-center gap-2 sm:grid-cols-[9rem_1fr_1fr]">
            <h3 className="font-semibold">{words.clashes(clashes.length)}</h3>
            {(['theirs', 'mine'] as const).map((whose) => (
              <p key={whose} className="flex items-center justify-between gap-2 font-semibold max-sm:hidden">
                {whose === 'mine' ? words.mine : words.theirs(who)}
                {saves && (
                  <Button size="sm" onClick={() => all(whose)}>
                    {whose === 'mine' ? words.keepAll : words.takeAll}
                  </Button>
                )}
              </p>
            ))}
          </div>
          {clashes.map((clash) => (
            <Clash
              key={clash.name}
              {...{ clash, who }}
              chosen={choices[clash.name]}
              {...(saves && {
                onChoose: (whose: 'mine' | 'theirs') => setChoices({ ...choices, [clash.name]: whose }),
              })}
            />
          ))}
        </div>
      )}
      {merged.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="mb-1 font-semibold">{words.merged}</h3>
          {merged.map(({ name, label, was, theirs, mine, whose }) => (
            <p key={name} className="flex flex-wrap items-center gap-x-4 py-1">
              <span className="w-32 text-muted max-sm:mr-auto">{label}</span>
              <bdi className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
                {words.change(was, whose === 'mine' ? mine : theirs)}
              </bdi>
              <Step tone="success">{whose === 'mine' ? words.yours : words.from(who)}</Step>
            </p>
          ))}
        </div>
      )}
      <p className={clsx('mt-4 rounded-lg px-4 py-2.5', lost === undefined ? 'bg-sunken' : softTone.warning)}>
        {lost ?? (
          <>
            <strong className="font-semibold">{words.result}</strong>{' '}
            {[...clashes, ...merged].map((one) => `${one.label} ${resultOf(one, choices)}`).join(', ')}
          </>
        )}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="link" className="mr-auto text-danger!" onClick={onDiscard}>
          {words.discardMine}
        </Button>
        <Button variant={saves ? 'secondary' : 'primary'} onClick={onClose}>
          {copy.stay}
        </Button>
        {saves && (
          <Button
            variant="primary"
            disabled={undecided}
            onClick={() => {
              if (was && saved) onSave(mergeVersions(fields, { was, theirs: saved, mine }, choices), choices);
            }}
          >
            {told.effect}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function Step({ tone, children }: { tone: keyof typeof softTone; children: ReactNode }) {
  return <span className={clsx('rounded-full px-2.5 py-0.5 font-medium', softTone[tone])}>{children}</span>;
}

function resultOf(one: Difference & { whose?: 'mine' | 'theirs' }, choices: Choices): string {
  const whose = one.whose ?? choices[one.name];
  return whose === undefined ? '…' : one[whose];
}

interface ClashProps {
  clash: Difference;
  who: string;
  chosen: 'mine' | 'theirs' | undefined;
  onChoose?: (whose: 'mine' | 'theirs') => void;
}

/** One field that both have changed. */
function Clash({ clash, who, chosen, onChoose }: ClashProps) {
  const id = useId();
  return (
    <fieldset className="mb-3 grid gap-2 sm:grid-cols-[9rem_1fr_1fr]">
      <legend className="float-left w-full min-w-0 sm:w-36">
        <span className="font-semibold">{clash.label}</span>
        <span className="block text-sm text-muted">{words.was(clash.was)}</span>
      </legend>
      {(['theirs', 'mine'] as const).map((whose) => (
        <label
          key={whose}
          className={clsx(
            'flex items-start gap-3 rounded-lg border px-3 py-2',
            chosen === whose ? 'border-primary bg-primary-soft' : 'border-line-strong',
          )}
        >
          <input
            type="radio"
            name={id}
            checked={chosen === whose}
            disabled={!onChoose}
            onChange={() => onChoose?.(whose)}
            className="mt-0.5 size-4 accent-primary"
          />
          <span className="min-w-0">
            <bdi className="font-semibold break-words">{clash[whose]}</bdi>
            <span className="block text-sm text-muted">{whose === 'mine' ? words.ofMine : words.ofTheirs(who)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
