import { messages } from '@year-group/api-types/messages';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import { PageHead } from './PageHead.tsx';

interface SubjectPageProps<Data> {
  read: { data?: Data | null | undefined; isError: boolean; refetch: () => unknown };
  /** The page's title while its subject loads. */
  title: string;
  /** @default 'Loading...' */
  words?: string;
  skeleton: ReactNode;
  failed: Omit<LoadFailedProps, 'onRetry'>;
  children: (data: Data) => ReactNode;
}

/** A page about one thing that exists: loaded, loading (which is announced), or failed. */
export function SubjectPage<Data>(props: SubjectPageProps<Data>) {
  const { read, title, words = messages.loading, skeleton, failed, children } = props;
  if (read.data) return children(read.data);
  if (read.isError) return <LoadFailed {...failed} onRetry={read.refetch} />;
  return (
    <div aria-busy="true">
      <PageHead title={title} description={words} />
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
