import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { AlertVariant } from '../ui/feedback/alert-box';

/** What is said for a while at the edge of the window (spec 15.3). */
export interface Toast {
  /** Counts up: a new id has its whole time before it, even with the same text. */
  id: number;
  /** Whoever says something again replaces what it said before. */
  owner: unknown;
  tone: AlertVariant;
  text: string;
  /** Takes back what was done, by the button 'Deshacer'. */
  undo?: (() => void) | undefined;
  /** Its time is over, or it was closed; not called when its owner goes or says something else. */
  onLeave?: (() => void) | undefined;
}

type Options = Pick<Toast, 'undo' | 'onLeave'>;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let count = 0;

/** @param owner anything that is the owner's alone; see `useToast` for a component's */
export function showToast(owner: unknown, tone: AlertVariant, text: string, options: Options = {}): void {
  count += 1;
  const toast = { id: count, owner, tone, text, ...options };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.owner !== owner), toast] }));
}

export function dismissToast(owner: unknown): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.owner !== owner) }));
}

/** Whoever is signed in next is told nothing of the one before. */
export function dismissAllToasts(): void {
  useToasts.setState({ toasts: [] });
}

export interface ToastWays {
  show: (tone: AlertVariant, text: string, options?: Options) => void;
  dismiss: () => void;
}

/** One toast at a time for a component, which takes it along when it goes. */
export function useToast(): ToastWays {
  const [ways] = useState(() => {
    const owner = Symbol('toast');
    return {
      show: (tone: AlertVariant, text: string, options?: Options) => showToast(owner, tone, text, options),
      dismiss: () => dismissToast(owner),
    };
  });
  useEffect(() => ways.dismiss, [ways]);
  return ways;
}
