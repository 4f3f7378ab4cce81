import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@year-group/api-types/common/call';
import { conditionLabels, listingCategories, listingConditions } from '@year-group/api-types/common/lists';
import type { GroupContent } from '@year-group/api-types/group/group';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Conditions, to choose from. */
export const conditionChoices = listingConditions.map((value) => ({ value, label: conditionLabels[value] }));

const aMinute = 60_000;

function namesIn({ content }: Reply<'GET /api/group/:section'>): string[] {
  const categories = (content as GroupContent<'shop'> | null)?.categories;
  return categories?.map(({ name }) => name) ?? [...listingCategories];
}

/** The group's categories, to choose from; also one that was removed while a listing is in it. */
export function useListingCategories(present = ''): { value: string; label: string }[] {
  const { call } = useDataProvider<PanelDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['group', 'shop', 'categories'],
    queryFn: () => call('GET /api/group/:section', { params: { section: 'shop' } }),
    staleTime: aMinute,
    select: namesIn,
  });
  const isKnown = !present || data.some((name) => name.toLowerCase() === present.toLowerCase());
  return (isKnown ? data : [...data, present]).map((value) => ({ value, label: value }));
}
