import { Component, type ReactNode } from 'react';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { EnvironmentBar } from '~/shared/ui/environment-bar';

/** The last boundary: it stands outside the router and says what broke even when the router itself did. */
export class RootBoundary extends Component<{ children: ReactNode }, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return (
      <>
        <EnvironmentBar />
        <main>
          <ErrorFallback error={caught.error} onRetry={() => this.setState({ caught: null })} />
        </main>
      </>
    );
  }
}
