import type { Listing } from '@year-group/api-types/listing';
import { DeleteRowButton } from '#components/lists/DeleteRowButton.tsx';
import { EditRowButton } from '#components/lists/EditRowButton.tsx';

interface ListingActionsProps {
  listing: Listing;
  isLabelled?: boolean;
}

/** What can be done with a listing: change it, or delete it. */
export function ListingActions({ listing, isLabelled = false }: ListingActionsProps) {
  return (
    <>
      <EditRowButton row={listing} to={`/admin/shop/edit/${listing.id}`} isLabelled={isLabelled} />
      <DeleteRowButton row={listing} isLabelled={isLabelled} />
    </>
  );
}
