import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { SectionBoundary } from './section-card';

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('falla de prueba');
  return <p>dibujado</p>;
}

function Changing() {
  const [broken, setBroken] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setBroken(false)}>
        arreglar
      </button>
      <SectionBoundary fallback={<p>en su lugar</p>}>
        <Fragile broken={broken} />
      </SectionBoundary>
    </>
  );
}

test('what cannot be drawn is replaced and harms nothing beside it, until newer data can be drawn', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderScreen(
    <>
      <Changing />
      <SectionBoundary fallback={<p>de más</p>}>
        <p>al lado</p>
      </SectionBoundary>
    </>,
  );
  await expect.element(screen.getByText('en su lugar')).toBeVisible();
  await expect.element(screen.getByText('al lado')).toBeVisible();
  await expect.element(screen.getByText('de más')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'arreglar' }).click();
  await expect.element(screen.getByText('dibujado')).toBeVisible();
  quiet.mockRestore();
});
