import { Component, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';

interface Props {
  /** What offers to load the page anew. */
  instead?: ComponentType<{ onRetry: () => void }>;
  children: ReactNode;
}

/** Catches what its children throw while rendering, and offers to load the page anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { instead: Instead = ErrorState, children } = this.props;
    return this.state.failed ? <Instead onRetry={() => window.location.reload()} /> : children;
  }
}
