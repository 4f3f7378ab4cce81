import { Component, type ReactNode } from 'react';
import { PageFileMissing } from '#components/lazyPage.tsx';
import { reloadOnce } from './pageStart/reloadOnce.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/**
 * Keeps the navigation bar and the footer when a page breaks. Reloads once when a page's file is
 * missing.
 */
export class PageBoundary extends Component<
  { children: ReactNode },
  { error?: unknown; isLeaving?: boolean }
> {
  override state: { error?: unknown; isLeaving?: boolean } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageFileMissing && reloadOnce()) this.setState({ isLeaving: true });
  }

  override render() {
    if (this.state.isLeaving) return null;
    return 'error' in this.state ? <RouteErrorPage error={this.state.error} /> : this.props.children;
  }
}
