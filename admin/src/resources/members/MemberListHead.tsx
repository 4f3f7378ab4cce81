import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { houseTexts } from '@year-group/api-types/houses';
import type { MemberFacets } from '@year-group/api-types/member';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { useBrand } from '#lib/brand.ts';
import { useCall } from '#providers/useCall.ts';

const named = (facet: MemberFacets['houses'] = []) =>
  facet.map(({ value, count }) => ({ value, label: `${value} (${count})` }));

/** Houses and towns as filters of the list, each with its number of members. */
export function MemberFilters() {
  const call = useCall();
  const { houses } = useBrand();
  const { data } = useQuery({
    queryKey: ['members', 'facets'],
    queryFn: () => call('GET /api/members/facets'),
  });
  return (
    <>
      {houses.names.length > 0 && (
        <FilterSelect
          source="houseAtPresec"
          label={houses.label}
          allLabel={houseTexts(houses).all}
          choices={named(data?.houses)}
        />
      )}
      <FilterSelect
        source="location"
        label="Location"
        allLabel="All places"
        choices={named(data?.locations)}
      />
    </>
  );
}

/** The number of members, and a link to the import. */
export function MemberListActions() {
  const { total } = useListContext();
  return (
    <>
      {total !== undefined && (
        <Typography color="textSecondary" role="status">
          Total: {total}
        </Typography>
      )}
      <Button component={Link} to="/admin/members/import" variant="outlined">
        Import Members
      </Button>
    </>
  );
}
