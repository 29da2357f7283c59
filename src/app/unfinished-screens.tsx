import { ErrorPage } from '~/features/shell/errors/error-page';
import { PendingScreen } from '~/features/shell/errors/pending-screen';

export function constructionScreen() {
  return <ErrorPage type="construction" />;
}

/** The component of a screen that the specification only names. */
export function pendingScreen(title: string) {
  return () => <PendingScreen title={title} />;
}
