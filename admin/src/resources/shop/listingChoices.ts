import { useQuery } from '@tanstack/react-query';
import { conditionLabels, listingCategories, listingConditions } from '@year-group/api-types/common/lists';
import type { GroupContent } from '@year-group/api-types/group/group';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Conditions, to choose from. */
export const conditionChoices = listingConditions.map((id) => ({ id, name: conditionLabels[id] }));

/** The group's categories, to choose from. */
export function useListingCategories(): string[] {
  const { call } = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['group', 'shop', 'categories'],
    queryFn: () => call('GET /api/group/:section', { params: { section: 'shop' } }),
  });
  if (!data) return [];
  const { categories } = (data.content as GroupContent<'shop'> | null) ?? {};
  return categories?.map(({ name }) => name) ?? [...listingCategories];
}
