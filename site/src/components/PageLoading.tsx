import { messages } from '@year-group/api-types/messages';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

export interface PageLoadingProps {
  title: string;
  /** @default 'Loading...' */
  words?: string;
  /** The skeleton. */
  children: ReactNode;
}

/** Wraps the skeleton of a page and announces that it is loading. */
export function PageLoading({ title, words = messages.loading, children }: PageLoadingProps) {
  return (
    <div aria-busy="true">
      <PageHead title={title} description={words} />
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {children}
    </div>
  );
}
