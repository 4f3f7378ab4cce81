import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ListSkeleton } from '#components/lists/ListSkeleton.tsx';
import { pageEdge } from './pageEdge.ts';

const Page = styled('main')({ padding: `${tokens.space['8']} ${pageEdge}` });

/** Shown until it is known whether somebody is logged in. */
export function LoadingPage() {
  return (
    <Page aria-label={messages.loading}>
      <ListSkeleton />
    </Page>
  );
}
