import { Component, type ReactNode } from 'react';
import { openAnew, PageFileMissing } from './openAnew.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/** Keeps the bar and the footer standing when a page breaks; a page whose file is gone is loaded anew, once. */
export class PageBoundary extends Component<
  { children: ReactNode },
  { error?: unknown; isLeaving?: boolean }
> {
  override state: { error?: unknown; isLeaving?: boolean } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageFileMissing && openAnew()) this.setState({ isLeaving: true });
  }

  override render() {
    if (this.state.isLeaving) return null;
    return 'error' in this.state ? <RouteErrorPage error={this.state.error} /> : this.props.children;
  }
}
