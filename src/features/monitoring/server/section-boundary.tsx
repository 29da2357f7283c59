import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a section that cannot be drawn from taking the others with it; newer data are given another try. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: SectionBoundaryProps) {
    if (this.state.failed && previous.children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
