import type { Listing } from '@year-group/api-types/listing';
import { DeleteRowButton, EditRowButton } from '#components/lists/RowButtons.tsx';

interface ListingActionsProps {
  listing: Listing;
  isLabelled?: boolean;
}

/** The actions of a listing: edit and delete. */
export function ListingActions({ listing, isLabelled = false }: ListingActionsProps) {
  return (
    <>
      <EditRowButton row={listing} to={`/admin/shop/edit/${listing.id}`} isLabelled={isLabelled} />
      <DeleteRowButton row={listing} isLabelled={isLabelled} />
    </>
  );
}
