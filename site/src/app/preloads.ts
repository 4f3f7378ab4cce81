import type { GroupSection } from '@year-group/api-types/group/group';
import { pageNumberOf } from '#lib/pageNumber.ts';
import { getEvent, latestEvents, listEvents, listEventsToCome } from '#store/api/eventsApi.ts';
import { getJourney, getSection, getShopTerms, getSiteSettings } from '#store/api/groupApi.ts';
import { getListing, listDescriptions, listListings } from '#store/api/listingsApi.ts';
import { getNewsItem, latest, listNews, others, pageOfNews } from '#store/api/newsApi.ts';
import type { AppStore } from '#store/makeStore.ts';
import { selectGroup } from '#store/siteSlice.ts';
import type { Preload } from './pageHandle.ts';

/* What each page reads before it is drawn. */

/** Without a subscription, since the page subscribes later. */
const unsubscribed = { subscribe: false } as const;

const hasEvents = ({ getState }: AppStore) => selectGroup(getState()).parts.events;

export const preloadHome: Preload = (store) =>
  Promise.all([
    store.dispatch(getSection.initiate('home', unsubscribed)),
    store.dispatch(listNews.initiate(latest, unsubscribed)),
    ...(hasEvents(store) ? [store.dispatch(latestEvents.initiate(undefined, unsubscribed))] : []),
  ]);

export const preloadArticle: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getNewsItem.initiate(id, unsubscribed)),
    dispatch(listNews.initiate(others, unsubscribed)),
  ]);

/** A page whose subject is one section of the group's record. */
const preloadSection =
  (section: GroupSection): Preload =>
  async ({ dispatch }) => [await dispatch(getSection.initiate(section, unsubscribed))];

export const preloadDonate = preloadSection('giving');
export const preloadPrivacy = preloadSection('registration');

export const preloadEvent: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getEvent.initiate(id, unsubscribed)),
    dispatch(listEvents.initiate(others, unsubscribed)),
  ]);

export const preloadHub: Preload = async (store, _params, { searchParams }) => {
  const { dispatch } = store;
  if (hasEvents(store) && searchParams.get('tab') === 'events')
    return [await dispatch(listEvents.initiate({}, unsubscribed))];
  const page = pageNumberOf(searchParams);
  const read = await dispatch(pageOfNews.initiate(page, unsubscribed));
  const isBeyond = page > 1 && read.data?.news.length === 0;
  return [isBeyond ? { error: { status: 404, error: '', code: 'not-found' } } : read];
};

/** The cart needs them for free delivery. */
export const preloadShopTerms: Preload = async ({ dispatch }) => {
  return [await dispatch(getShopTerms.initiate(undefined, unsubscribed))];
};

/** How an order can be received. */
export const preloadCheckout: Preload = async (store) => {
  const terms = await store.dispatch(getShopTerms.initiate(undefined, unsubscribed));
  if (!terms.data?.bringToEvents || !hasEvents(store)) return [terms];
  return [terms, await store.dispatch(listEventsToCome.initiate(undefined, unsubscribed))];
};

export const preloadShop: Preload = async (...page) => {
  const [{ dispatch }, , { searchParams }] = page;
  const [listings, terms, ...descriptions] = await Promise.all([
    dispatch(listListings.initiate(undefined, unsubscribed)),
    preloadShopTerms(...page),
    ...(searchParams.get('q')?.trim() ? [dispatch(listDescriptions.initiate(undefined, unsubscribed))] : []),
  ]);
  return [listings, ...terms, ...descriptions];
};

export const preloadListing: Preload = async ({ dispatch }, { id = '' }) => {
  return [await dispatch(getListing.initiate(id, unsubscribed))];
};

/** A section whose page shows the journey of the home page too. */
const preloadWithJourney =
  (section: GroupSection): Preload =>
  async ({ dispatch }) =>
    Promise.all([
      dispatch(getSection.initiate(section, unsubscribed)),
      dispatch(getJourney.initiate(undefined, unsubscribed)),
    ]);
export const preloadAbout = preloadWithJourney('about');
export const preloadAlumni = preloadWithJourney('alumni');

export const preloadRegister: Preload = async ({ dispatch }) => {
  return Promise.all([
    dispatch(getSiteSettings.initiate(undefined, unsubscribed)),
    dispatch(getSection.initiate('registration', unsubscribed)),
  ]);
};
