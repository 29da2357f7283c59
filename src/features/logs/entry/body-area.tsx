import { Suspense, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { usePrinting } from '~/shared/hooks/use-media';
import { bodyText, bodyValue } from '~/shared/masking/body-text';
import { CopyButton } from '~/shared/ui/copy-button';
import { Loader } from '~/shared/ui/feedback/loader';
import { Segments } from '~/shared/ui/form/segments';
import { lazyPart } from '~/shared/ui/lazy-part';
import { entryCopy } from './copy';
import { CutNote } from './cut-note';
import { isStructured } from './detail-fields';
import { RevealButton, useReveal } from './reveal';
import { useKeptState } from './use-kept-state';

/** Apart from the details, which most read as text. */
const BodyTree = lazyPart(() => import('./body-tree').then((module) => module.BodyTree));

interface BodyViewSwitchProps {
  /** 'Request' or 'Response'. */
  label: string;
  asTree: boolean;
  onTree: (asTree: boolean) => void;
}

const SEGMENTS = [
  { value: false, label: entryCopy.asText },
  { value: true, label: entryCopy.asTree },
];

/** Laying out a text area costs about 0.7 ms for each thousand characters: more than this is drawn only on demand. */
const PART = 100_000;

/** Of a longer text no more than this is made before the details are seen: a dozen lines are in sight. */
const GLANCE = 4_000;

/** A text up to here is shown whole on demand; a longer one only part by part, for it would block for seconds. */
const WHOLE = 300_000;

const AREA =
  'block w-full resize-y print:hidden rounded-lg border border-line-strong bg-surface p-3 font-mono text-xs text-ink';

interface BodyAreaProps {
  /** 'Request' or 'Response'. */
  label: string;
  body: unknown;
  /** Whose body it is: how it is read stays with the entry. */
  owner: object;
}

/**
 * A request or response in its read-only area. What is copied is always the whole text (spec 7.11), masked as long as
 * the area is (spec 8.3); a file always is.
 */
export function BodyArea({ label, body: sent, owner }: BodyAreaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const light = typeof sent !== 'string' || sent.length <= PART;
  // A text that is JSON is read once.
  const early = useMemo(() => (light ? bodyValue(sent) : undefined), [sent, light]);
  const glance = useMemo(() => bodyText(early, GLANCE), [early]);
  // What is seen whole at the first glance is drawn once: any first value would have it drawn again.
  const isWhole = light && glance.length <= GLANCE;
  const printing = usePrinting();
  // Paper waits for nothing that comes later.
  const seen = useDeferredValue(true, isWhole ? undefined : false) || printing;
  const body = useMemo(() => (light || !seen ? early : bodyValue(sent)), [early, light, seen, sent]);
  const [asTree, setAsTree] = useKeptState(owner, `${label} tree`, false);
  const isTree = asTree && isStructured(body);
  const [wanted, setWanted] = useState(1);
  const { mayReveal, revealed, reveal, hide } = useReveal();
  // As much more as tells whether the rest is short enough to be shown at once.
  const limit = !seen ? GLANCE : wanted === 1 ? PART : wanted * PART + WHOLE;
  const masked = useMemo(
    () => (isWhole || limit === GLANCE ? glance : bodyText(body, limit)),
    [body, glance, isWhole, limit],
  );
  const plain = useMemo(() => (mayReveal ? bodyText(body, limit, false) : ''), [body, limit, mayReveal]);
  const text = revealed ? plain : masked;
  const whole = wanted > 1 && text.length <= WHOLE;
  const first = whole ? text : text.slice(0, PART);
  const others = whole ? [] : partsOf(text, Math.min(wanted, Math.ceil(text.length / PART)));
  const shown = whole ? text.length : Math.min(text.length, wanted * PART);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label id={`${id}-label`} htmlFor={isTree ? undefined : id} className="font-semibold">
          {label}
        </label>
        <span className="flex flex-wrap items-center justify-end gap-1">
          {isStructured(body) && <BodyViewSwitch label={label} asTree={asTree} onTree={setAsTree} />}
          {mayReveal && plain !== masked && (
            <RevealButton revealed={revealed} describedBy={`${id}-label`} onReveal={reveal} onHide={hide} />
          )}
          <CopyButton
            text={() => bodyText(body, undefined, !revealed)}
            disabled={masked === ''}
            describedBy={`${id}-label`}
          />
        </span>
      </div>
      {isTree && typeof body === 'object' && body !== null ? (
        <Suspense fallback={<Loader size="section" />}>
          <BodyTree label={label} value={body} owner={owner} masked={!revealed} />
        </Suspense>
      ) : (
        <>
          {/* A text area would be cut through its lines where a page ends. */}
          {printing && <pre className="font-mono text-xs whitespace-pre-wrap">{text.slice(0, shown)}</pre>}
          <textarea ref={area} id={id} readOnly rows={10} spellCheck={false} value={first} className={AREA} />
          {others.map(({ number, part }) => (
            <textarea
              key={number}
              aria-label={`${label}, parte ${number}`}
              readOnly
              rows={10}
              spellCheck={false}
              value={part}
              className={`${AREA} mt-2`}
            />
          ))}
          {shown < text.length && (
            <CutNote
              shown={shown}
              more={wanted > 1}
              fileName={`${label.toLowerCase()}.txt`}
              text={() => bodyText(body)}
              onShowMore={() => {
                setWanted(wanted + 1);
                area.current?.focus();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The second part and those after it. */
function partsOf(text: string, count: number): { number: number; part: string }[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    number: index + 2,
    part: text.slice((index + 1) * PART, (index + 2) * PART),
  }));
}

/** A structured body as text, or as a tree. */
function BodyViewSwitch({ label, asTree, onTree }: BodyViewSwitchProps) {
  return (
    <Segments
      small
      label={entryCopy.bodyView(label)}
      segments={SEGMENTS}
      value={asTree}
      part={BodyTree}
      onChange={onTree}
    />
  );
}
