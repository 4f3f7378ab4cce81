import { pastEvents } from './eventsPast.ts';
import { upcomingEvents } from './eventsUpcoming.ts';
import type { DemoEvent } from './types.ts';

/** Seven events around today: four to come, soonest first, then three that are over, latest first. */
export const demoEvents: DemoEvent[] = [...upcomingEvents, ...pastEvents];
