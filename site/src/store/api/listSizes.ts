import { latestCount } from '@year-group/api-types/limits';

/** What the home page shows of news and of events. */
export const latest = { limit: latestCount };
/** Enough to show so many others beside one item, which may be among them itself. */
export const others = { limit: latestCount + 1 };
