import { clsx } from 'clsx';
import { ArrowRight, GitCompare } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button';
import { softTone } from '../ui/feedback/alert-box';
import { Modal, ModalIcon } from '../ui/overlay/modal';
import type { Choices, compareVersions, Difference } from './compare-versions';
import { copy } from './copy';

const words = copy.conflict;

interface ConflictDialogProps {
  open: boolean;
  /** Who saved meanwhile, as people call that person, and when. */
  who: string;
  date: string;
  /** Of what, such as 'la devolución DEV-1'. */
  record: string;
  /** Of a record that is not counted: what happened to it, and what saving does. */
  versions: { opened: number; saved: number } | { title: string; text: string; effect: string };
  comparison: ReturnType<typeof compareVersions>;
  /** Why what was meant cannot be done any more: theirs can only be taken. */
  lost?: string | undefined;
  /** Under the comparison: the reason, which is asked for once. */
  children?: ReactNode;
  onSave?: (choices: Choices) => void;
  /** Gives up what was meant and shows theirs. */
  onDiscard: () => void;
  /** Goes on editing; nothing typed is lost. */
  onClose: () => void;
}

/** Somebody else saved first: theirs beside mine, and nothing is chosen for anybody. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, who, date, record, versions, comparison, lost, children, onSave, onDiscard, onClose } = props;
  const { clashes, merged } = comparison;
  const [choices, setChoices] = useState<Choices>({});
  const all = (whose: 'mine' | 'theirs') => setChoices(Object.fromEntries(clashes.map(({ name }) => [name, whose])));
  const counted = 'saved' in versions ? versions : undefined;
  const next = (counted?.saved ?? 0) + 1;
  const told =
    'saved' in versions ? { title: words.title, text: words.text(who, record), effect: words.save(next) } : versions;
  const undecided = clashes.some(({ name }) => choices[name] === undefined);
  const saves = lost === undefined && onSave !== undefined;
  return (
    <Modal
      title={told.title}
      text={told.text}
      wide
      open={open}
      onClose={onClose}
      icon={<ModalIcon icon={GitCompare} tone="warning" />}
    >
      {counted && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Step tone="neutral">{words.opened(counted.opened)}</Step>
          <ArrowRight aria-hidden className="size-4 text-muted" />
          <Step tone="warning">{words.saved(who, counted.saved, date)}</Step>
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
          <Button variant="primary" disabled={undecided} onClick={() => onSave(choices)}>
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
