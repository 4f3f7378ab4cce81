import { givingBackNews } from './newsGivingBack.ts';
import { membersNews } from './newsMembers.ts';
import { reunionsNews } from './newsReunions.ts';
import { schoolNews } from './newsSchool.ts';
import type { DemoNewsItem } from './types.ts';

/** Nine news items in four categories, grouped by category, each published on a different day. */
export const demoNews: DemoNewsItem[] = [...givingBackNews, ...schoolNews, ...membersNews, ...reunionsNews];
