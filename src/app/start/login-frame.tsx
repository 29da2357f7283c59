import { renderToString } from 'react-dom/server';
import type { Environment } from '~/shared/config/env-values';
import { RETRY } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Console } from '../console';
import { copy } from './copy';

/**
 * Markup of the first paint, made while building from what React takes over later: the environment bar, which every
 * screen has, and the login, which styles.css hides from who is signed in.
 */
export function loginFrame(environment: Environment): string {
  return renderToString(<Console environment={environment} />);
}

/** Markup of what is said where the console's own files cannot be had; first-styles.ts tells when it shows. */
export function notStarted(): string {
  return renderToString(
    <div id="not-started" className="fixed inset-x-4 top-10 z-50 mx-auto max-w-lg rounded-lg shadow-card">
      <AlertBox variant="danger" actions={<Button size="sm">{RETRY}</Button>}>
        {copy.notStarted}
      </AlertBox>
    </div>,
  );
}
