import { latestCount } from '@year-group/api-types/common/limits';

/** Numbers of news items and events on the home page. */
export const latest = { limit: latestCount };
/** Enough for that many others beside one item, which may itself be among them. */
export const others = { limit: latestCount + 1 };
