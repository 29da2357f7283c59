import { lacksCall } from './lacks-call';

interface Asked {
  state: { error: Error | null };
}

/** How long a question that failed rests before it is asked again, ms. */
const RESTING = 60_000;

/** Asked again every so many ms while its answers come; after a failure somebody asks. */
export const whileAnswered = (ms: number) => ({
  refetchInterval: ({ state }: Asked) => (state.error ? (false as const) : ms),
});

/** Asked again for as long as somebody looks, after a failure more seldom; what the platform lacks is not. */
export const withoutEnd = (ms: number) => ({
  refetchInterval: ({ state }: Asked) => (lacksCall(state.error) ? (false as const) : state.error ? RESTING : ms),
});
