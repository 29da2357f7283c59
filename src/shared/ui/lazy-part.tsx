import { type ComponentType, type FunctionComponent, lazy, useEffect, useEffectEvent, useState } from 'react';
import { PART_MISSING } from '../copy';
import { useToast } from '../toast/toast-store';
import { AlertBox } from './feedback/alert-box';

interface Closable {
  onClose: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Brings the code before it is wanted; if that fails, drawing the part tries again. Never rejects. */
  preload: () => Promise<void>;
};

/**
 * A part of a screen whose code loads on demand; it suspends until then, and not at all once the code is there. Where it
 * cannot be had, a note stands in its place and the rest of the screen stays; drawn anew, it is asked for again.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Missing: ComponentType<Props> = MissingPart,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending = lazy(bring);

  async function bring(): Promise<{ default: ComponentType<Props> }> {
    try {
      loaded = await load();
      return { default: loaded };
    } catch {
      return { default: MissedPart };
    }
  }

  function MissedPart(props: Props) {
    // Asked for again only once it is drawn anew: a part that suspends forgets its state and would ask without end.
    useEffect(
      () => () => {
        pending = lazy(bring);
      },
      [],
    );
    return <Missing {...props} />;
  }

  function Part(props: Props) {
    const [Current] = useState((): ComponentType<Props> => loaded ?? pending);
    return <Current {...props} />;
  }
  return Object.assign(Part, { preload: async () => void (await bring()) });
}

/**
 * A dialog whose code loads when it is opened. Where it cannot be had, that is said and whoever opened it hears that it
 * is shut; the next opening asks again.
 * @param close tells it; onClose unless another is named
 * @param Pending stands there until the code does
 */
export function lazyDialog<Props extends Closable>(load: Load<Props>): LazyPart<Props>;
export function lazyDialog<Props extends object>(
  load: Load<Props>,
  close: (props: Props) => void,
  Pending?: ComponentType<Props>,
): LazyPart<Props>;
export function lazyDialog<Props extends object>(
  load: Load<Props>,
  close: (props: Props) => void = (props) => (props as Props & Closable).onClose(),
  Pending: ComponentType<Props> = () => null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded ??= await load();
    return loaded;
  };

  function Dialog(props: Props) {
    const open = !('open' in props) || props.open === true;
    const [Current, setCurrent] = useState(() => loaded);
    const toast = useToast();
    const onMissing = useEffectEvent(() => {
      toast.show('danger', PART_MISSING);
      close(props);
    });
    useEffect(() => {
      if (!open || Current) return;
      let left = false;
      bring().then(
        (found) => !left && setCurrent(() => found),
        () => !left && onMissing(),
      );
      return () => {
        left = true;
      };
    }, [open, Current]);
    return Current ? <Current {...props} /> : <Pending {...props} />;
  }
  return Object.assign(Dialog, { preload: async () => void (await bring().catch(() => undefined)) });
}

/** Of a control: the code of what it opens comes once somebody points at it or reaches it, before the press. */
export function onIntent({ preload }: { preload: () => Promise<void> }) {
  const bring = () => void preload();
  return { onPointerEnter: bring, onFocus: bring };
}

function MissingPart() {
  return <AlertBox variant="danger">{PART_MISSING}</AlertBox>;
}
