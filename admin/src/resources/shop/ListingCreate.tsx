import { CreateBase } from 'react-admin';
import { Page, toAdmin } from '#components/Page.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** Creates a listing. */
export const ListingCreate = () => (
  <Page title="Create Listing" back={toAdmin}>
    <CreateBase redirect={false}>
      <ListingInputs />
    </CreateBase>
  </Page>
);
