import { isRefusal } from './outcome';
import { forgetSent, keepSent, sentAct } from './sent-act';
import type { Act } from './use-act';

/**
 * Does an act once where no component stands for it alone, such as one of many: what was sent under its name, also before
 * a reload, is asked about and not sent again.
 * @returns undefined where the platform knows of nothing
 * @throws what refused it; anything else leaves it unknown, and `sentAct` still has it
 */
export async function actOnce<Body, Answer>(
  { name, send, ask }: Omit<Act<Body, Answer>, 'onDone'>,
  body: Body,
): Promise<Answer | undefined> {
  const left = sentAct(name);
  const sent = left ?? keepSent(name, body);
  const settled = async (answer: Promise<Answer | undefined>, isEnd: (failure: unknown) => boolean) => {
    try {
      const given = await answer;
      forgetSent(name);
      return given;
    } catch (failure) {
      if (isEnd(failure)) forgetSent(name);
      throw failure;
    }
  };
  if (!left) {
    try {
      return await settled(send(body, sent.key), isRefusal);
    } catch (failure) {
      if (!sentAct(name)) throw failure;
    }
  }
  const kept = sent.body as Body;
  return settled(ask ? ask(kept) : send(kept, sent.key), (failure) => !ask && isRefusal(failure, true));
}
