import { Button, Stack, TextField, Typography } from '@mui/material';
import { adminPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useRef } from 'react';
import { useInfinitePaginationContext, useListContext, useStore } from 'react-admin';

/** How many rows a list reads at a time; the officer's choice is stored in this browser. */
export const useRowsAtATime = () => useStore<number>('rows', adminPageSize);

/** How many rows are shown, the button that loads more, and how many at a time. */
export function LoadMore({ label }: { label: string }) {
  const { data, total = data?.length, perPage, setPerPage } = useListContext();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const [, setRows] = useRowsAtATime();
  const count = useRef<HTMLParagraphElement>(null);

  async function handleClick() {
    if (isFetchingNextPage) return;
    const read = await fetchNextPage();
    // The button disappears with the last page, and the focus with it.
    if (!read.hasNextPage) count.current?.focus();
  }

  function handleRows(rows: number) {
    setRows(rows);
    // After a search, a filter or a sort, react-admin has it in the address.
    setPerPage(rows);
  }

  if (!data?.length) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 3 }}>
      {hasNextPage && (
        <Button variant="outlined" onClick={() => void handleClick()} aria-disabled={isFetchingNextPage}>
          {isFetchingNextPage ? messages.loading : label}
        </Button>
      )}
      <Typography ref={count} role="status" tabIndex={-1} variant="body2" color="textSecondary">
        {data.length} of {total} shown
      </Typography>
      <TextField
        select
        value={perPage}
        onChange={({ target }) => handleRows(Number(target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Rows at a time' } }}
        sx={{ inlineSize: 'auto', marginInlineStart: 'auto' }}
      >
        {[...new Set([adminPageSize, 25, 100, perPage])].map((number) => (
          <option key={number} value={number}>
            {number} at a time
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
