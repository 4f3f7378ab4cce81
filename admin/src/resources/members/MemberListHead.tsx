import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { RegistrationPeriod } from '@year-group/api-types/common/lists';
import { houseTexts } from '@year-group/api-types/members/houses';
import type { MemberFacets } from '@year-group/api-types/members/member';
import type { ReactElement } from 'react';
import { SelectInput, useDataProvider, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { TrashAndCreate } from '#components/lists/PanelList.tsx';
import { useIsWide } from '#lib/media.ts';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

const named = (facet: MemberFacets['houses'] = []) =>
  facet.map(({ value, count }) => ({ id: value, name: `${value} (${count})` }));

const periods: { id: RegistrationPeriod; name: string }[] = [
  { id: 'today', name: 'Today' },
  { id: 'week', name: '7 days ago' },
  { id: 'month', name: 'A month ago' },
];
const origins = [
  { id: 'no', name: 'Not imported' },
  { id: 'yes', name: 'Imported' },
];

/** Filters: houses and towns, each with its number of members; when and how they came. */
export function useMemberFilters(): ReactElement<{ alwaysOn?: boolean }>[] {
  const { houses } = useBrand();
  const { call } = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['members', 'facets'],
    queryFn: () => call('GET /api/members/facets'),
  });
  const ofHouses = (
    <SelectInput
      key="houseAtPresec"
      source="houseAtPresec"
      label={houses.label}
      emptyText={houseTexts(houses).all}
      choices={named(data?.houses)}
    />
  );
  return [
    ...(houses.names.length > 0 ? [ofHouses] : []),
    <SelectInput key="location" source="location" emptyText="All places" choices={named(data?.locations)} />,
    <SelectInput key="since" source="since" emptyText="Any time" choices={periods} />,
    <SelectInput key="imported" source="imported" label="Import" emptyText="All members" choices={origins} />,
  ];
}

/** The new members, and the form for one more; where there is room also total and import. */
export function MemberListActions() {
  const { total } = useListContext();
  const isWide = useIsWide();
  return (
    <>
      {isWide && total !== undefined && (
        <Typography color="textSecondary" role="status">
          Total: {total}
        </Typography>
      )}
      <NewMembers />
      {isWide && (
        <ActButton right="members.change" component={Link} to="/members/import" variant="outlined">
          Import Members
        </ActButton>
      )}
      <TrashAndCreate createLabel="Add Member" />
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
