import { houses } from '@year-group/api-types/lists';
import { Button } from '@year-group/ui-kit/Button';
import { Select, type SelectOption } from '@year-group/ui-kit/Select';
import { useListMemberFacetsQuery } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import styles from './Directory.module.css';
import { SearchBox } from './SearchBox.tsx';
import type { useDirectoryQuery } from './useDirectoryQuery.ts';

type Facet = { value: string; count?: number };

const everyHouse: Facet[] = houses.map((value) => ({ value }));

/** The facets as options. A value in the address is always among them. */
function optionsOf(facets: Facet[], chosen: string): SelectOption[] {
  const isKnown = !chosen || facets.some(({ value }) => value === chosen);
  const all = isKnown ? facets : [...facets, { value: chosen }];
  return all.map(({ value, count }) => ({
    value,
    label: count === undefined ? value : `${value} (${count.toLocaleString('en-US')})`,
  }));
}

/** Filters members by name or address, house and place. */
export function DirectoryFilters({ query, isFiltered, filter, clear }: ReturnType<typeof useDirectoryQuery>) {
  const isMember = useAppSelector(selectMemberToken) !== null;
  const { searchTerm = '', houseAtPresec = '', location = '' } = query;
  const { data: facets } = useListMemberFacetsQuery(undefined, { skip: !isMember });
  return (
    <div className={styles.Filters}>
      <SearchBox term={searchTerm} onSearch={(term) => filter('q', term)} />
      <Select
        label="House"
        hideLabel
        placeholder="All houses"
        options={optionsOf(facets?.houses ?? everyHouse, houseAtPresec)}
        value={houseAtPresec}
        onChange={({ target }) => filter('house', target.value)}
      />
      <Select
        label="Location"
        hideLabel
        placeholder="All locations"
        options={optionsOf(facets?.locations ?? [], location)}
        value={location}
        onChange={({ target }) => filter('location', target.value)}
      />
      {isFiltered && (
        <Button variant="quiet" icon="close" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  );
}
