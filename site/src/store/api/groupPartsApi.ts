import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

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

/** What the pages of the shop show of its section. */
export interface ShopTerms extends Pick<GroupContent<'shop'>, 'freeFrom' | 'pickUpPoints' | 'bringToEvents'> {
  categories: string[];
}

export const shopTermsOf = ({
  categories,
  freeFrom,
  pickUpPoints,
  bringToEvents,
}: GroupContent<'shop'>): ShopTerms => ({
  categories: categories.map(({ name }) => name),
  freeFrom,
  pickUpPoints,
  bringToEvents,
});

/** For pages that show little of a section: the rest is not sent with them. */
export const groupPartsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The journey of the home page. */
    getJourney: build.query<GroupContent<'home'>['journey'] | null, void>(
      partOf('home', ({ journey }) => journey),
    ),
    getShopTerms: build.query<ShopTerms | null, void>(partOf('shop', shopTermsOf)),
  }),
});

export const { getJourney, getShopTerms } = groupPartsApi.endpoints;
export const { useGetJourneyQuery, useGetShopTermsQuery } = groupPartsApi;
