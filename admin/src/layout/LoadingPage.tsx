import { messages } from '@year-group/api-types/messages';
import { ListSkeleton } from '../lists/ListSkeleton.tsx';

/** Shown while it is not yet known whether somebody is logged in. */
export function LoadingPage() {
  return (
    <main aria-label={messages.loading}>
      <ListSkeleton />
    </main>
  );
}
