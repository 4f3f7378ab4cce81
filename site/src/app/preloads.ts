import type { GroupSection } from '@year-group/api-types/group';
import { getEvent, listEvents } from '#store/api/eventsApi.ts';
import { getSection } from '#store/api/groupApi.ts';
import { latest, others } from '#store/api/listSizes.ts';
import { getNewsItem, listNews } from '#store/api/newsApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import type { Preload } from './pageHandle.ts';

/** Without a subscription: the page subscribes later. */
const unsubscribed = { subscribe: false } as const;

export const preloadHome: Preload = ({ dispatch }) =>
  Promise.all([
    dispatch(listEvents.initiate(latest, unsubscribed)),
    dispatch(listNews.initiate(latest, unsubscribed)),
    dispatch(getSection.initiate('home', unsubscribed)),
  ]);

export const preloadHub: Preload = async ({ dispatch }, _params, url) => [
  url.searchParams.get('tab') === 'events'
    ? await dispatch(listEvents.initiate({}, unsubscribed))
    : await dispatch(listNews.initiate({}, unsubscribed)),
];

export const preloadArticle: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getNewsItem.initiate(id, unsubscribed)),
    dispatch(listNews.initiate(others, unsubscribed)),
  ]);

export const preloadEvent: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getEvent.initiate(id, unsubscribed)),
    dispatch(listEvents.initiate(others, unsubscribed)),
  ]);

/** The cart and the checkout need them for free delivery. */
export const preloadShopTerms: Preload = async ({ dispatch }) => {
  const { getShopTerms } = await import('#store/api/groupPartsApi.ts');
  return [await dispatch(getShopTerms.initiate(undefined, unsubscribed))];
};

export const preloadShop: Preload = async (...page) => {
  const [{ dispatch }, , { searchParams }] = page;
  const { listDescriptions, listListings } = await import('#store/api/listingsApi.ts');
  const [listings, terms, ...descriptions] = await Promise.all([
    dispatch(listListings.initiate(undefined, unsubscribed)),
    preloadShopTerms(...page),
    ...(searchParams.get('q')?.trim() ? [dispatch(listDescriptions.initiate(undefined, unsubscribed))] : []),
  ]);
  return [listings, ...terms, ...descriptions];
};

export const preloadListing: Preload = async ({ dispatch }, { id = '' }) => {
  const { getListing } = await import('#store/api/listingsApi.ts');
  return [await dispatch(getListing.initiate(id, unsubscribed))];
};

/** A page whose subject is one section of the group's record. */
const preloadSection =
  (section: GroupSection): Preload =>
  async ({ dispatch }) => [await dispatch(getSection.initiate(section, unsubscribed))];

export const preloadAlumni = preloadSection('alumni');
export const preloadDonate = preloadSection('giving');
export const preloadPrivacy = preloadSection('registration');

export const preloadAbout: Preload = async ({ dispatch }) => {
  const { getJourney } = await import('#store/api/groupPartsApi.ts');
  return Promise.all([
    dispatch(getSection.initiate('about', unsubscribed)),
    dispatch(getJourney.initiate(undefined, unsubscribed)),
  ]);
};

export const preloadRegister: Preload = async (...page) => {
  const [{ dispatch }] = page;
  const { getSiteSettings } = await import('#store/api/siteSettingsApi.ts');
  const [settings, texts] = await Promise.all([
    dispatch(getSiteSettings.initiate(undefined, unsubscribed)),
    preloadPrivacy(...page),
  ]);
  return [settings, ...texts];
};

/**
 * Reads only for members. Imports the members' part of the store, which the home page does not
 * need.
 */
export const preloadDirectory: Preload = async ({ dispatch, getState }, _params, { searchParams }) => {
  if (!selectMemberToken(getState())) return [];
  const { directoryQueryOf, listMembers } = await import('#store/api/membersApi.ts');
  return [await dispatch(listMembers.initiate(directoryQueryOf(searchParams), unsubscribed))];
};

export const preloadMember: Preload = async ({ dispatch, getState }, { id = '' }) => {
  if (!selectMemberToken(getState())) return [];
  const { getMember } = await import('#store/api/membersApi.ts');
  return [await dispatch(getMember.initiate(id, unsubscribed))];
};
