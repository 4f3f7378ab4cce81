import { useQuery } from '@tanstack/react-query';
import type { GroupContent } from '@year-group/api-types/group';
import { listingCategories } from '@year-group/api-types/lists';
import { useCall } from '#providers/useCall.ts';

const aMinute = 60_000;

/** The group's categories, to choose from, with the present one of a listing that was removed since. */
export function useListingCategories(present = ''): { value: string; label: string }[] {
  const call = useCall();
  const { data = [] } = useQuery({
    queryKey: ['group', 'shop', 'categories'],
    queryFn: async () => {
      const { content } = await call('GET /api/group/:section', { params: { section: 'shop' } });
      const categories = (content as GroupContent<'shop'> | null)?.categories;
      return categories?.map(({ name }) => name) ?? [...listingCategories];
    },
    staleTime: aMinute,
  });
  const isKnown = !present || data.some((name) => name.toLowerCase() === present.toLowerCase());
  return (isKnown ? data : [...data, present]).map((value) => ({ value, label: value }));
}
