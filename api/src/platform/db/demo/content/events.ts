import { pastEvents } from './eventsPast.ts';
import { upcomingEvents } from './eventsUpcoming.ts';
import type { DemoEvent } from './types.ts';

/** Seven events around today: four upcoming, soonest first, then three past, latest first. */
export const demoEvents: DemoEvent[] = [...upcomingEvents, ...pastEvents];
