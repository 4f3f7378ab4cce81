import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import type { SiteSettings } from '@year-group/api-types/system/systemEndpoints';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** What the pages of the shop show of its section. */
export interface ShopTerms extends Pick<GroupContent<'shop'>, 'freeFrom' | 'pickUpPoints' | 'bringToEvents'> {
  categories: string[];
}

/** The terms in the section of the shop. */
export const shopTermsOf = (shop: GroupContent<'shop'>): ShopTerms => ({
  categories: shop.categories.map(({ name }) => name),
  freeFrom: shop.freeFrom,
  pickUpPoints: shop.pickUpPoints,
  bringToEvents: shop.bringToEvents,
});

/** The query of a part of a section; null until the section is published for the first time. */
const partOf = <Section extends GroupSection, Part>(
  section: Section,
  select: (content: GroupContent<Section>) => Part,
) =>
  call(
    'GET /api/group/:section',
    () => ({ params: { section } }),
    // The server publishes only what fits the section's schema.
    ({ content }): Part | null => content && select(content as unknown as GroupContent<Section>),
  );

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
    /** The journey of the home page, for a page that shows nothing else of it. */
    getJourney: build.query<GroupContent<'home'>['journey'] | null, void>(
      partOf('home', ({ journey }) => journey),
    ),
    getShopTerms: build.query<ShopTerms | null, void>(partOf('shop', shopTermsOf)),
    /** Settings of the running server. A page that needs them preloads them. */
    getSiteSettings: build.query<SiteSettings, void>(call('GET /api/site-settings')),
  }),
});

export const { getSection, getJourney, getShopTerms, getSiteSettings } = groupApi.endpoints;
export const { useGetJourneyQuery, useGetShopTermsQuery, useGetSiteSettingsQuery } = groupApi;

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
