import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** The sections of the group's record, each read once. */
export const groupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One section of the group's record; null until it is published for the first time. */
    getSection: build.query<unknown, GroupSection>(
      call(
        'GET /api/group/:section',
        (section) => ({ params: { section } }),
        ({ content }) => content,
      ),
    ),
  }),
});

export const { getSection } = groupApi.endpoints;

interface SectionRead<Section extends GroupSection> {
  /** Undefined until it is read; null until the section is published for the first time. */
  content: GroupContent<Section> | null | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Reads one section of the group's record. */
export function useSection<Section extends GroupSection>(section: Section): SectionRead<Section> {
  const { data, isError, refetch } = groupApi.useGetSectionQuery(section);
  // The server publishes only what fits the section's schema.
  return { content: data as GroupContent<Section> | null | undefined, isError, refetch };
}
