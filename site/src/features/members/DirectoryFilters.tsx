import { houseTexts } from '@year-group/api-types/members/houses';
import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { SearchField } from '@year-group/ui-kit/SearchField';
import { Select, type SelectOption } from '@year-group/ui-kit/Select';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { useSearchSync } from '#lib/useSearchSync.ts';
import { useListMemberFacetsQuery } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Directory.module.css';
import type { useDirectoryQuery } from './useDirectoryQuery.ts';

type Facet = { value: string; count?: number };

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
  const { houses } = useAppSelector(selectGroup);
  const everyHouse: Facet[] = houses.names.map((value) => ({ value }));
  const isMember = useAppSelector(selectMemberToken) !== null;
  const { searchTerm = '', houseAtPresec = '', location = '' } = query;
  const fieldRef = useFocusAfter<HTMLInputElement>(isFiltered);
  const [timesCleared, setTimesCleared] = useState(0);
  const { data: facets } = useListMemberFacetsQuery(undefined, { skip: !isMember });
  const handleClear = () => {
    setTimesCleared(timesCleared + 1);
    clear();
  };
  return (
    <div className={styles.Filters}>
      {/* A new box after Clear: words that were typed just before are not searched any more. */}
      <SearchBox
        key={timesCleared}
        fieldRef={fieldRef}
        term={searchTerm}
        onSearch={(term) => filter('q', term)}
      />
      {houses.names.length > 0 && (
        <Select
          label={houses.label}
          hideLabel
          placeholder={houseTexts(houses).all}
          options={optionsOf(facets?.houses ?? everyHouse, houseAtPresec)}
          value={houseAtPresec}
          onChange={({ target }) => filter('house', target.value)}
        />
      )}
      <Select
        label="Location"
        hideLabel
        placeholder="All locations"
        options={optionsOf(facets?.locations ?? [], location)}
        value={location}
        onChange={({ target }) => filter('location', target.value)}
      />
      {isFiltered && (
        <Button variant="quiet" icon="close" onClick={handleClear}>
          Clear
        </Button>
      )}
    </div>
  );
}

interface SearchBoxProps {
  fieldRef: Ref<HTMLInputElement>;
  /** The term in the address. */
  term: string;
  onSearch: (term: string) => void;
}

/** Searches after a pause in typing, or at once with Enter. */
function SearchBox({ fieldRef, term, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(term);
  const settled = useDebouncedValue(text);
  const send = useSearchSync(term, setText);

  const ask = () => {
    if (send(text.trim())) onSearch(text.trim());
  };
  useEffect(() => {
    if (settled === text) ask();
    // Only a pause in typing searches.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };

  return (
    <form onSubmit={handleSubmit} className={styles.Search}>
      <SearchField
        ref={fieldRef}
        label="Search members"
        name="q"
        placeholder={messages.directory.searchPlaceholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
