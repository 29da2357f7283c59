import { type ComponentType, lazy } from 'react';

const load = () => import('./insights');

type Props = Parameters<Awaited<ReturnType<typeof load>>['Insights']>[0];

/** Asks for the code while the report itself is asked for. */
export function preloadInsights(): void {
  load().catch(() => undefined);
}

/** What the console says about a report; without its code the report stands alone. */
export const Insights = lazy<ComponentType<Props>>(() =>
  load().then(
    ({ Insights: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);
