import { Typography } from '@mui/material';
import type { Listing } from '@year-group/api-types/listing';
import { formatCedis } from '@year-group/api-types/money';
import { useListContext } from 'react-admin';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { ListingActions } from './ListingActions.tsx';

/** The listings as cards, for a phone. */
export function ListingCards() {
  const { data = [] } = useListContext<Listing>();
  return (
    <CardList>
      {data.map((listing) => (
        <ListCard key={listing.id} row={listing} actions={<ListingActions listing={listing} isLabelled />}>
          <Typography variant="overline" color="textSecondary">
            {listing.category}
          </Typography>
          <Typography variant="h3" component="h2">
            {listing.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatCedis(listing.price)}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
