import { latestEvents } from '#store/api/eventsApi.ts';
import { getSection } from '#store/api/groupApi.ts';
import { latest, others } from '#store/api/listSizes.ts';
import { getNewsItem, listNews } from '#store/api/newsApi.ts';
import type { Preload } from './pageHandle.ts';
import { unsubscribed } from './unsubscribed.ts';

export const preloadHome: Preload = ({ dispatch }) =>
  Promise.all([
    dispatch(latestEvents.initiate(undefined, unsubscribed)),
    dispatch(listNews.initiate(latest, unsubscribed)),
    dispatch(getSection.initiate('home', unsubscribed)),
  ]);

export const preloadArticle: Preload = ({ dispatch }, { id = '' }) =>
  Promise.all([
    dispatch(getNewsItem.initiate(id, unsubscribed)),
    dispatch(listNews.initiate(others, unsubscribed)),
  ]);

const fetchOthers = () => import('./otherPreloads.ts');

/** What other pages than the home page read is fetched with the first of them. */
const other =
  (name: keyof Awaited<ReturnType<typeof fetchOthers>>): Preload =>
  async (...page) =>
    (await fetchOthers())[name](...page);

export const preloadAlumni = other('preloadAlumni');
export const preloadDonate = other('preloadDonate');
export const preloadPrivacy = other('preloadPrivacy');
export const preloadEvent = other('preloadEvent');
export const preloadHub = other('preloadHub');
export const preloadShopTerms = other('preloadShopTerms');
export const preloadCheckout = other('preloadCheckout');
export const preloadShop = other('preloadShop');
export const preloadListing = other('preloadListing');
export const preloadAbout = other('preloadAbout');
export const preloadRegister = other('preloadRegister');
export const preloadDirectory = other('preloadDirectory');
export const preloadMember = other('preloadMember');
