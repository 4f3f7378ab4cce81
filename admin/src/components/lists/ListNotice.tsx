import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { ListTexts } from './listTexts.ts';

interface ListNoticeProps {
  title: string;
  text?: string | undefined;
  /** An action. */
  action?: ReactNode;
}

/** A message in place of rows. */
export function ListNotice({ title, text, action }: ListNoticeProps) {
  return (
    <Stack
      role="status"
      sx={{ gap: 1.5, alignItems: 'start', paddingBlock: 6, borderBlock: 1, borderColor: 'divider' }}
    >
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {action}
    </Stack>
  );
}

interface ReadFailedProps {
  title: string;
  error: Error;
  refetch: () => unknown;
}

/** What could not be read, why, and a retry button. */
export function ReadFailed({ title, error, refetch }: ReadFailedProps) {
  return (
    <ListNotice
      title={title}
      text={error.message}
      action={
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}

/** The surrounding list could not be read. */
export function ListFailed({ title }: { title: string }) {
  const { error, refetch } = useListContext();
  return error ? <ReadFailed title={title} error={error} refetch={refetch} /> : null;
}

/** The surrounding list is empty, or nothing in it matches the search. */
export function NoRows<Row extends RaRecord>({ texts }: { texts: ListTexts<Row> }) {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.values(filterValues as object).some(Boolean);
  return (
    <ListNotice
      title={texts.emptyText}
      text={isFiltered ? 'Nothing matches the search.' : texts.emptyHint}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            Clear the search
          </Button>
        )
      }
    />
  );
}
