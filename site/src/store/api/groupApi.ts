import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import type { SiteSettings } from '@year-group/api-types/system/systemEndpoints';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** The group's record by its sections, and the settings of its server. */
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
    /** Settings of the running server. A page that needs them preloads them. */
    getSiteSettings: build.query<SiteSettings, void>(call('GET /api/site-settings')),
  }),
});

export const { getSection, getSiteSettings } = groupApi.endpoints;
export const { useGetSiteSettingsQuery } = groupApi;

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
