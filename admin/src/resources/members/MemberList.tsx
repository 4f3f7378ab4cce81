import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MemberFacets } from '@year-group/api-types/member';
import { useBasename, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DetailsDialog } from '#components/DetailsDialog.tsx';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { useCall } from '../../providers/useCall.ts';
import { MemberCards } from './MemberCards.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import { MemberTable } from './MemberTable.tsx';
import { memberTexts } from './memberTexts.ts';

const newestFirst = { field: 'registeredAt', order: 'DESC' } as const;
const sorts = [
  { ...newestFirst, label: 'Newest first' },
  { field: 'registeredAt', order: 'ASC', label: 'Oldest first' },
  { field: 'fullName', order: 'ASC', label: 'Name' },
  { field: 'email', order: 'ASC', label: 'Email' },
  { field: 'houseAtPresec', order: 'ASC', label: 'House' },
] as const;

/** All members, newest first: a table, or cards on a phone; the details of one open over it. */
export function MemberList() {
  const isWide = useIsWide();
  const { houses, locations } = useMemberFacets();
  return (
    <ListPage
      texts={memberTexts}
      sort={newestFirst}
      sorts={sorts}
      filters={[
        <FilterSelect
          key="house"
          source="houseAtPresec"
          label="House"
          allLabel="All houses"
          choices={houses}
        />,
        <FilterSelect
          key="place"
          source="location"
          label="Location"
          allLabel="All places"
          choices={locations}
        />,
      ]}
      actions={<MemberListActions />}
      foot={<MemberDialog />}
    >
      {isWide ? <MemberTable /> : <MemberCards />}
    </ListPage>
  );
}

/** Details of the member in the address, over the list. */
function MemberDialog() {
  const { id, close } = useRecordDialog();
  return (
    <DetailsDialog title="Member Details" isOpen={id !== undefined} onClose={close}>
      {id && <MemberDetails id={id} />}
    </DetailsDialog>
  );
}

/** The number of members, and a link to the import. */
function MemberListActions() {
  const { total } = useListContext();
  const basename = useBasename();
  return (
    <>
      {total !== undefined && (
        <Typography color="textSecondary" role="status">
          Total: {total}
        </Typography>
      )}
      <Button component={Link} to={`${basename}/members/import`} variant="outlined">
        Import Members
      </Button>
    </>
  );
}

const named = (facet: MemberFacets['houses']) =>
  facet.map(({ value, count }) => ({ value, label: `${value} (${count})` }));

/** Houses and towns as filters of the list, each with its number of members. */
function useMemberFacets() {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['members', 'facets'],
    queryFn: () => call('GET /api/members/facets'),
  });
  return { houses: named(data?.houses ?? []), locations: named(data?.locations ?? []) };
}
