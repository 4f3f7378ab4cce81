import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RegistrationPeriod } from '@year-group/api-types/common/lists';
import { houseTexts } from '@year-group/api-types/members/houses';
import type { MemberFacets } from '@year-group/api-types/members/member';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { TrashAndCreate } from '#components/lists/ListActions.tsx';
import { FilterSelect } from '#components/NativeSelect.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { useBrand } from '#lib/brand.ts';
import { useIsWide } from '#lib/media.ts';
import { useRead } from '#providers/useRead.ts';

const named = (facet: MemberFacets['houses'] = []) =>
  facet.map(({ value, count }) => ({ value, label: `${value} (${count})` }));

const periods: { value: RegistrationPeriod; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: '7 days ago' },
  { value: 'month', label: 'A month ago' },
];
const origins = [
  { value: 'no', label: 'Not imported' },
  { value: 'yes', label: 'Imported' },
];

/** Filters: houses and towns, each with its number of members; when and how they came. */
export function MemberFilters() {
  const { houses } = useBrand();
  const { data } = useRead(['members', 'facets'], 'GET /api/members/facets');
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
      <FilterSelect source="since" label="Since" allLabel="Any time" choices={periods} />
      <FilterSelect source="imported" label="Import" allLabel="All members" choices={origins} />
    </>
  );
}

/** The new members, and the form for one more; where there is room also total, import and trash. */
export function MemberListActions() {
  const { total } = useListContext();
  if (!useIsWide()) {
    return (
      <>
        <NewMembers />
        <RightButton right="members.change" component={Link} to="/admin/members/create" variant="contained">
          Add Member
        </RightButton>
      </>
    );
  }
  return (
    <>
      {total !== undefined && (
        <Typography color="textSecondary" role="status">
          Total: {total}
        </Typography>
      )}
      <NewMembers />
      <RightButton right="members.change" component={Link} to="/admin/members/import" variant="outlined">
        Import Members
      </RightButton>
      <TrashAndCreate kind="members" createLabel="Add Member" />
    </>
  );
}

const isNew = { since: 'week', imported: 'no' };

/** Shows members who registered in the last days without an import, or everybody again. */
function NewMembers() {
  const { filterValues, setFilters } = useListContext();
  const { since, imported, ...others } = filterValues as Record<string, string>;
  const isOn = since === isNew.since && imported === isNew.imported;
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      aria-label="This week: registered in the last 7 days, not imported"
      onClick={() => setFilters(isOn ? others : { ...others, ...isNew })}
    >
      This week
    </Button>
  );
}
