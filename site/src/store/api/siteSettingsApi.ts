import type { SiteSettings } from '@year-group/api-types/system/siteSettings';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

const siteSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Settings of the running server. A page that needs them preloads them. */
    getSiteSettings: build.query<SiteSettings, void>(call('GET /api/site-settings')),
  }),
});

export const { getSiteSettings } = siteSettingsApi.endpoints;
export const { useGetSiteSettingsQuery } = siteSettingsApi;
