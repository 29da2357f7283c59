import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toasts } from '../toast/toasts';
import { lazyDialog, lazyPart } from './lazy-part';

const MISSING = 'No se pudo abrir. Revisa tu conexión o actualiza la página.';

/** An import that fails as often as told, and counts how often it was asked for. */
function source<Props>(part: (props: Props) => ReactNode, failures: number) {
  const requested = { times: 0 };
  const load = async () => {
    requested.times += 1;
    if (requested.times <= failures) throw new TypeError('Failed to fetch dynamically imported module: x.js');
    return part;
  };
  return { requested, load };
}

const button = (name: string) => page.getByRole('button', { name });

let waited = false;

function Waiting() {
  waited = true;
  return null;
}

function ScreenOf({ Detail }: { Detail: ComponentType }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Detalle
      </button>
      <p>Resultados</p>
      {shown && (
        <Suspense>
          <Detail />
        </Suspense>
      )}
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function ScreenWith({ Dialog }: { Dialog: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Exportar
      </button>
      <output>{open ? 'pedido' : 'sin pedir'}</output>
      <Dialog open={open} onClose={() => setOpen(false)} />
      <Toasts />
    </>
  );
}

test('a part that cannot be had leaves the rest of the screen, says so, and is asked for again when drawn anew', async () => {
  const { load, requested } = source(() => <p>Detalle del registro</p>, 1);
  await render(<ScreenOf Detail={lazyPart(load)} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(MISSING);
  await expect.element(page.getByText('Resultados')).toBeVisible();
  await button('Detalle').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await button('Detalle').click();
  await expect.element(page.getByText('Detalle del registro')).toBeVisible();
  expect(requested.times).toBe(2);
});

test('a part that was brought before is drawn at once, without what stands for it', async () => {
  const { load, requested } = source(() => <p>Detalle del registro</p>, 0);
  const Detail = lazyPart(load);
  Detail.preload();
  await expect.poll(() => requested.times).toBe(1);
  await render(
    <Suspense fallback={<Waiting />}>
      <Detail />
    </Suspense>,
  );
  expect(page.getByText('Detalle del registro').elements()).toHaveLength(1);
  expect(waited).toBe(false);
  expect(requested.times).toBe(1);
});

test('a dialog that cannot be had is said and shut; the next opening asks again', async () => {
  const { load, requested } = source(({ open }: DialogProps) => <p>{open ? 'Abierto' : 'Cerrado'}</p>, 1);
  await render(<ScreenWith Dialog={lazyDialog(load, ({ onClose }) => onClose())} />);
  expect(requested.times).toBe(0);
  await button('Exportar').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(MISSING);
  await expect.element(page.getByText('sin pedir')).toBeVisible();
  await button('Exportar').click();
  await expect.element(page.getByText('Abierto')).toBeVisible();
  expect(requested.times).toBe(2);
});
