import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';

/** Catches what its children throw while rendering, and offers to load the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorState onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
