import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a section that cannot be drawn from taking the others with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
