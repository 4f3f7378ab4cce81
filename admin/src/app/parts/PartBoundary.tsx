import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useIsOffline } from 'react-admin';
import { noReply } from '#providers/providers.ts';
import { PartMissing } from './PartMissing.tsx';

const missing = new WeakSet<Error>();
window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

const reload = () => window.location.reload();

/** Opens the page when the connection is back. */
function Missing() {
  const isOffline = useIsOffline();
  const wasOffline = useRef(false);

  // The browser does not notice a server that does not answer.
  useEffect(noReply, []);
  useEffect(() => {
    // With a new start: some browsers do not fetch a file again that they once failed to fetch.
    if (!isOffline && wasOffline.current) reload();
    wasOffline.current = isOffline;
  }, [isOffline]);

  return <PartMissing isOnline={!isOffline} onRetry={reload} />;
}

interface PartBoundaryProps {
  /** A change of path means another page, which is tried anew. */
  path: string;
  children: ReactNode;
}

interface PartBoundaryState {
  path: string;
  error?: unknown;
}

/** Shows a message for a page whose file could not be fetched. Throws every other error again. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { path: this.props.path };

  static getDerivedStateFromError = (error: unknown) => ({ error });
  static getDerivedStateFromProps = ({ path }: PartBoundaryProps, state: PartBoundaryState) =>
    path === state.path ? null : { path, error: undefined };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof Error && missing.has(error)) return <Missing />;
    throw error;
  }
}
