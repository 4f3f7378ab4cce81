import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import type { TrashEntry } from '@year-group/api-types/trash';
import { useListContext } from 'react-admin';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { kindLabels } from './trashTexts.ts';

/** The deleted records as cards, for a phone. */
export function TrashCards() {
  const { data = [] } = useListContext<TrashEntry>();
  return (
    <CardList>
      {data.map((entry) => (
        <ListCard key={entry.id} row={entry} actions={<RestoreButton entry={entry} />}>
          <Typography variant="overline" color="textSecondary">
            {kindLabels[entry.kind]}
          </Typography>
          <Typography variant="h3" component="h2">
            {entry.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {entry.detail}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Deleted {formatLongDate(entry.deletedAt)}, kept until {formatLongDate(entry.restorableUntil)}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
