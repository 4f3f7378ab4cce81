import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';

const { space } = tokens;

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['3']} ${space['5']}`,
  marginBlockStart: space['5'],
});

interface LoadMoreProps {
  label: string;
}

/** How many rows are shown, and the button that loads the next page. */
export function LoadMore({ label }: LoadMoreProps) {
  const { data = [], total = data.length } = useListContext();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const count = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // The button disappears with the last page, so the focus must move first.
  useEffect(() => {
    if (!hasNextPage && wasPressed.current) count.current?.focus();
    wasPressed.current = false;
  }, [hasNextPage]);

  function handleClick() {
    wasPressed.current = true;
    if (!isFetchingNextPage) void fetchNextPage();
  }

  return (
    <Foot>
      {hasNextPage && (
        <Button variant="outlined" onClick={handleClick} aria-disabled={isFetchingNextPage}>
          {isFetchingNextPage ? messages.loading : label}
        </Button>
      )}
      <Typography ref={count} role="status" tabIndex={-1} variant="body2" color="textSecondary">
        {data.length} of {total} shown
      </Typography>
    </Foot>
  );
}
