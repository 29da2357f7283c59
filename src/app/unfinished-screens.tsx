import { ErrorPage } from '~/features/shell/errors/error-page';
import { PendingScreen } from '~/features/shell/errors/pending-screen';

export function constructionScreen() {
  return <ErrorPage type="construction" />;
}

/** The component of a screen that is named and not built (spec 5.7). */
export function pendingScreen(title: string) {
  return () => <PendingScreen title={title} />;
}
