import { givingBackNews } from './newsGivingBack.ts';
import { membersNews } from './newsMembers.ts';
import { reunionsNews } from './newsReunions.ts';
import { schoolNews } from './newsSchool.ts';
import type { DemoNewsItem } from './types.ts';

/** Nine news items in four categories, grouped by category; each was published on a day of its own. */
export const demoNews: DemoNewsItem[] = [...givingBackNews, ...schoolNews, ...membersNews, ...reunionsNews];
