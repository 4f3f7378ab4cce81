import { z } from 'zod';

/** The parts that a group has or has not, with the words of the switch for each. */
export const groupParts = {
  members: {
    title: 'Members’ area',
    hint: 'Verification, the directory and profiles. The registration stays.',
  },
  events: { title: 'Events', hint: 'Dates with place, calendar files and answers.' },
  shop: { title: 'Shop', hint: 'Listings, cart, orders and payments.' },
  giving: { title: 'Giving', hint: 'The Donate page.' },
  alumni: { title: 'Alumni stories', hint: 'The page with the timeline of the group’s years.' },
} as const;
export type GroupPart = keyof typeof groupParts;

const on = z.boolean().default(true);

/** Which parts the group has. One that is off is on no page and in no menu, and its calls answer 404. */
export const partsSchema = z.object({
  members: on,
  events: on,
  shop: on,
  giving: on,
  alumni: on,
} satisfies Record<GroupPart, typeof on>);
export type Parts = z.output<typeof partsSchema>;

/** The parts of a group that has not chosen yet: all of them. */
export const allParts: Parts = partsSchema.parse({});
