import { useQuery } from '@tanstack/react-query';
import type { MemberFacets } from '@year-group/api-types/member';
import { useCall } from '../../providers/useCall.ts';

const named = (facet: MemberFacets['houses']) =>
  facet.map(({ value, count }) => ({ value, label: `${value} (${count})` }));

/** Houses and towns as filters of the list, each with its number of members. */
export function useMemberFacets() {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['members', 'facets'],
    queryFn: () => call('GET /api/members/facets'),
  });
  return { houses: named(data?.houses ?? []), locations: named(data?.locations ?? []) };
}
