import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import { pageNumberOf } from '#lib/pageNumber.ts';
import { getEvent, listEvents, listEventsToCome } from '#store/api/eventsApi.ts';
import { getSection, getSiteSettings } from '#store/api/groupApi.ts';
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
    ...(hasEvents(store) ? [store.dispatch(listEvents.initiate(latest, unsubscribed))] : []),
  ]);

export const preloadArticle: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getNewsItem.initiate(id, unsubscribed)),
    dispatch(listNews.initiate(others, unsubscribed)),
  ]);

/** A page that shows these sections of the group's record; the first is its subject. */
const preloadSections =
  (...sections: GroupSection[]): Preload =>
  ({ dispatch }) =>
    Promise.all(sections.map((section) => dispatch(getSection.initiate(section, unsubscribed))));

// About and Alumni show the journey of the home page too.
export const preloadAbout = preloadSections('about', 'home');
export const preloadAlumni = preloadSections('alumni', 'home');
export const preloadDonate = preloadSections('giving');
export const preloadPrivacy = preloadSections('registration');
// The cart says from which sum the delivery is free.
export const preloadCart = preloadSections('shop');

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

/** How an order can be received. */
export const preloadCheckout: Preload = async (store) => {
  const shop = await store.dispatch(getSection.initiate('shop', unsubscribed));
  const { bringToEvents = false } = (shop.data ?? {}) as Partial<GroupContent<'shop'>>;
  if (!bringToEvents || !hasEvents(store)) return [shop];
  return [shop, await store.dispatch(listEventsToCome.initiate(undefined, unsubscribed))];
};

export const preloadShop: Preload = ({ dispatch }, _params, { searchParams }) =>
  Promise.all([
    dispatch(listListings.initiate(undefined, unsubscribed)),
    dispatch(getSection.initiate('shop', unsubscribed)),
    ...(searchParams.get('q')?.trim() ? [dispatch(listDescriptions.initiate(undefined, unsubscribed))] : []),
  ]);

export const preloadListing: Preload = async ({ dispatch }, { id = '' }) => {
  return [await dispatch(getListing.initiate(id, unsubscribed))];
};

export const preloadRegister: Preload = async ({ dispatch }) => {
  return Promise.all([
    dispatch(getSiteSettings.initiate(undefined, unsubscribed)),
    dispatch(getSection.initiate('registration', unsubscribed)),
  ]);
};
