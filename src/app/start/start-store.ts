import type { ComponentType } from 'react';
import { create } from 'zustand';

interface StartState {
  /** Whether the login is what is shown: at first it is, since the page comes with it. */
  login: boolean;
  /** Router and screens, once their code is here. */
  App: ComponentType | null;
  /** Why their code could not be had when it was needed. */
  failure: unknown;
}

/** What the console consists of at this moment. */
export const useStart = create<StartState>(() => ({ login: true, App: null, failure: null }));
