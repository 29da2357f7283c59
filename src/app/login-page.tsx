import { LoginScreen } from '~/features/auth/login/login-screen';
import { Footer } from '~/features/shell/footer';

/** The login and, at the lower edge of the window, the footer (spec 1.4). */
export function LoginPage() {
  return (
    <div className="flex min-h-[calc(100dvh-1.5rem)] flex-col">
      <LoginScreen />
      <Footer />
    </div>
  );
}
