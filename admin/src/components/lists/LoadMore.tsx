import { Button, Stack, TextField, Typography } from '@mui/material';
import { adminPageSize, adminPageSizeWide } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext, useStore } from 'react-admin';
import { useIsWide } from '#lib/media.ts';

/** How many rows a list reads at a time, remembered in this browser; a phone starts with fewer. */
export const useRowsAtATime = () => useStore<number>('rows', useIsWide() ? adminPageSizeWide : adminPageSize);

const choices = [adminPageSize, adminPageSizeWide, 100];

/** How many rows are shown, the button that loads more, and how many at a time. */
export function LoadMore({ label }: { label: string }) {
  const { data, total = data?.length } = useListContext();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const [rows, setRows] = useRowsAtATime();
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

  if (!data?.length) return null;
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 3 }}
    >
      {hasNextPage && (
        <Button variant="outlined" onClick={handleClick} aria-disabled={isFetchingNextPage}>
          {isFetchingNextPage ? messages.loading : label}
        </Button>
      )}
      <Typography ref={count} role="status" tabIndex={-1} variant="body2" color="textSecondary">
        {data.length} of {total} shown
      </Typography>
      <TextField
        select
        value={rows}
        onChange={({ target }) => setRows(Number(target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Rows at a time' } }}
        sx={{ inlineSize: 'auto', marginInlineStart: 'auto' }}
      >
        {choices.map((number) => (
          <option key={number} value={number}>
            {number} at a time
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
