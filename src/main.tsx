import '~/app/start/zod-without-eval';
import '~/app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '~/app/app';
import { RootBoundary } from '~/app/root-boundary';
import { startSessionLifecycle } from '~/app/session-lifecycle';
import { firstScreen } from '~/app/start/first-screen';
import { keepFocusOnceUsed } from '~/app/start/focus-keeping';
import { tolerateMovedNodes } from '~/app/start/moved-nodes';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startMocks } = await import('../mocks/start');
    await startMocks();
  }
  tolerateMovedNodes();
  startSessionLifecycle();
  keepFocusOnceUsed();
  await firstScreen();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <RootBoundary>
        <App />
      </RootBoundary>
    </StrictMode>,
  );
}

void start();
