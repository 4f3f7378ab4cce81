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

/** Which parts the group has. One that is off is on no page and in no menu, and its calls answer 404. */
export type Parts = Record<GroupPart, boolean>;

/** The parts of a group that has not chosen yet: all of them. */
export const allParts: Parts = { members: true, events: true, shop: true, giving: true, alumni: true };
