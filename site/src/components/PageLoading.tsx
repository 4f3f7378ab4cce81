import { messages } from '@year-group/api-types/messages';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

export interface PageLoadingProps {
  title: string;
  /** @default 'Loading...' */
  words?: string;
  /** The shape of what is on its way. */
  children: ReactNode;
}

/** Stands around the shape of a page whose subject is on its way, and says so to those who listen. */
export function PageLoading({ title, words = messages.loading, children }: PageLoadingProps) {
  return (
    <div aria-busy="true">
      <PageHead title={title} description={words} />
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {children}
    </div>
  );
}
