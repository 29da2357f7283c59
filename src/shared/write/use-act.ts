import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from './outcome';
import { forgetSent, keepSent, type SentAct, sentAct } from './sent-act';

/** Something that changes the platform and must not happen twice. */
export interface Act<Body, Answer> {
  /** The same after a reload, such as 'refund.approve DEV-1'; it also is the key of the component that uses it. */
  name: string;
  /** @param key of this act alone: with it, sending again is the same as asking what became of it */
  send: (body: Body, key: string) => Promise<Answer>;
  /** What became of an act whose call takes no key: the record if it was done, undefined if it was not. */
  ask?: ((body: Body) => Promise<Answer | undefined>) | undefined;
  onDone: (answer: Answer) => void;
}

/**
 * ready: it may be done; sending: it is under way; asking: no answer came, and the platform is asked what became of it;
 * unsure: it does not say so either, and nothing but asking is offered.
 */
type Stage = 'ready' | 'sending' | 'asking' | 'unsure';

interface State {
  stage: Stage;
  /** Why it was not done. */
  failure?: unknown;
  /** Asked, the platform said that it knows of nothing. */
  notDone?: boolean;
}

/**
 * Does an act once. What was sent is kept in the tab until its end is known: after a lost answer, or a reload in the
 * middle, the platform is asked what became of it before it is offered again. Leaving does not stop it.
 */
export function useAct<Body, Answer>({ name, send, ask, onDone }: Act<Body, Answer>) {
  const running = useRef(false);
  const [state, setState] = useState<State>(() => ({ stage: sentAct(name) ? 'unsure' : 'ready' }));

  const settle = (next: State) => {
    running.current = false;
    forgetSent(name);
    setState(next);
  };

  const findOut = async ({ key, body }: SentAct): Promise<void> => {
    running.current = true;
    setState({ stage: 'asking' });
    try {
      const answer = await (ask ? ask(body as Body) : send(body as Body, key));
      settle({ stage: 'ready', notDone: answer === undefined });
      if (answer !== undefined) onDone(answer);
    } catch (failure) {
      if (!ask && isRefusal(failure, true)) {
        settle({ stage: 'ready', failure });
        throw failure;
      }
      running.current = false;
      setState({ stage: 'unsure' });
    }
  };

  const run = async (body: Body): Promise<void> => {
    if (running.current) return;
    const left = sentAct(name);
    if (left) return findOut(left);
    running.current = true;
    const sent = keepSent(name, body);
    setState({ stage: 'sending' });
    try {
      const answer = await send(body, sent.key);
      settle({ stage: 'ready' });
      onDone(answer);
    } catch (failure) {
      if (!isRefusal(failure)) return findOut(sent);
      settle({ stage: 'ready', failure });
      throw failure;
    }
  };

  const askAgain = () => {
    const sent = sentAct(name);
    if (sent && !running.current) findOut(sent).catch(() => undefined);
  };
  const onArrival = useEffectEvent(askAgain);
  // It was sent before a reload, or before somebody went away and came back.
  useEffect(() => onArrival(), []);

  return {
    ...state,
    busy: state.stage === 'sending' || state.stage === 'asking',
    /** Whether it may be done now. */
    ready: state.stage === 'ready',
    /** @throws what refused it */
    run,
    /** The same where nobody waits for it: `failure` says what refused it. */
    start: (body: Body): void => void run(body).catch(() => undefined),
    askAgain,
  };
}

export type RunningAct<Body = unknown> = Pick<
  ReturnType<typeof useAct<Body, unknown>>,
  'stage' | 'failure' | 'notDone' | 'askAgain'
>;
