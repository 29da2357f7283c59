import { Card } from '~/shared/ui/card';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { Logo } from '~/shared/ui/logo';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import { copy } from '../copy';
import { LoginForm } from './login-form';
import { LoginPicture } from './login-picture';

const RecoverPasswordModal = lazyDialog(() =>
  import('../recovery/recover-password-modal').then((module) => module.RecoverPasswordModal),
);

/** The login screen of spec 3.1: picture left, card right; on narrow screens the card alone. It fills its column. */
export function LoginScreen() {
  const recovery = useLazyDialog();
  return (
    <main className="flex flex-1">
      <LoginPicture />
      <div className="flex min-w-0 flex-1 flex-col items-center justify-center px-4 py-8">
        <Card className="w-full max-w-105 p-6 sm:p-8">
          <Logo />
          <h1 tabIndex={-1} className="mt-7 text-2xl font-bold tracking-tight">
            {copy.title}
          </h1>
          <p className="mt-2 mb-6 text-muted">{copy.subtitle}</p>
          <LoginForm onForgotten={recovery.show} />
        </Card>
      </div>
      {recovery.count > 0 && <RecoverPasswordModal open={recovery.open} onClose={recovery.close} />}
    </main>
  );
}
