import type { GroupSection } from './group.ts';

/** What the sections of the group's record are called, in the order of the panel's links. */
export const groupTitles: Record<GroupSection, string> = {
  parts: 'Parts of the website',
  identity: 'Name and years',
  look: 'Colours and crest',
  houses: 'Houses',
  contact: 'Contact',
  home: 'Home page',
  about: 'About and leaders',
  alumni: 'Alumni stories',
  giving: 'How to give',
  shop: 'Shop and delivery',
  registration: 'Registration and privacy',
};
