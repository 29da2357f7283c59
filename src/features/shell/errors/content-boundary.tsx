import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback';

interface ContentBoundaryProps {
  /** The screen's path; another one gives the content a fresh start. */
  path: string;
  /** What another try needs first. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Called once the content is being drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ContentBoundaryState {
  path: string;
  /** Boxed, since null and undefined can be thrown as well. */
  caught: { error: unknown } | null;
}

/** Keeps menu and top bar alive when a screen throws while it is drawn. */
export class ContentBoundary extends Component<ContentBoundaryProps, ContentBoundaryState> {
  override state: ContentBoundaryState = { path: this.props.path, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<ContentBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { path }: ContentBoundaryProps,
    state: ContentBoundaryState,
  ): ContentBoundaryState | null {
    return path === state.path ? null : { path, caught: null };
  }

  retry = async () => {
    await this.props.prepare?.();
    this.setState({ caught: null }, this.props.onRetry);
  };

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorFallback error={caught.error} onRetry={this.retry} /> : this.props.children;
  }
}
