import type { GroupContent, GroupSection } from '@year-group/api-types/group';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** The query of a section; its data is null until the section is published for the first time. */
const sectionCall = <Section extends GroupSection, Data = GroupContent<Section>>(
  section: Section,
  select = (content: GroupContent<Section>) => content as unknown as Data,
) =>
  call(
    'GET /api/group/:section',
    () => ({ params: { section } }),
    // The server publishes only what fits the section's schema.
    ({ content }): Data | null => content && select(content as unknown as GroupContent<Section>),
  );

/** What the pages of the shop show of its section. */
export interface ShopTerms {
  categories: string[];
  /** Goods of this amount in GH₵ and more are delivered free; null for never. */
  freeFrom: number | null;
}

const groupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How to give to the group. */
    getGiving: build.query<GroupContent<'giving'> | null, void>(sectionCall('giving')),
    /** What the registration asks, and what it says about privacy. */
    getRegistration: build.query<GroupContent<'registration'> | null, void>(sectionCall('registration')),
    getShopTerms: build.query<ShopTerms | null, void>(
      sectionCall('shop', ({ categories, freeFrom }) => ({
        categories: categories.map(({ name }) => name),
        freeFrom,
      })),
    ),
  }),
});

export const { getGiving, getRegistration, getShopTerms } = groupApi.endpoints;
export const { useGetGivingQuery, useGetRegistrationQuery, useGetShopTermsQuery } = groupApi;
