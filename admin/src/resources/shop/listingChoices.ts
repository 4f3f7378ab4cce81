import { useQuery } from '@tanstack/react-query';
import { conditionLabels, listingCategories, listingConditions } from '@year-group/api-types/common/lists';
import type { GroupContent } from '@year-group/api-types/group/group';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Conditions, to choose from. */
export const conditionChoices = listingConditions.map((id) => ({ id, name: conditionLabels[id] }));

/** What a select of the group's categories needs; it says when they could not be read. */
export function useListingCategories(): { choices: string[]; helperText?: string } {
  const { call } = useDataProvider<PanelDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['group', 'shop', 'categories'],
    queryFn: () => call('GET /api/group/:section', { params: { section: 'shop' } }),
  });
  if (!data) return { choices: [], ...(error && { helperText: 'The categories could not be read.' }) };
  const { categories } = (data.content as GroupContent<'shop'> | null) ?? {};
  return { choices: categories?.map(({ name }) => name) ?? [...listingCategories] };
}
