import type { GroupSection } from '@year-group/api-types/group/group';

/** The pages of Settings, Your group, in the order of their links; each edits one section. */
export const groupPages: readonly { section: GroupSection; title: string }[] = [
  { section: 'parts', title: 'Parts of the website' },
  { section: 'identity', title: 'Name and years' },
  { section: 'look', title: 'Colours and crest' },
  { section: 'houses', title: 'Houses' },
  { section: 'contact', title: 'Contact' },
  { section: 'home', title: 'Home page' },
  { section: 'about', title: 'About and leaders' },
  { section: 'alumni', title: 'Alumni stories' },
  { section: 'giving', title: 'How to give' },
  { section: 'shop', title: 'Shop and delivery' },
  { section: 'registration', title: 'Registration and privacy' },
];

/** What the page of a section is called. */
export const groupTitle = (section: GroupSection): string =>
  groupPages.find((page) => page.section === section)?.title ?? section;

/** The address of a section's page in the panel. */
export const groupPath = (section: GroupSection) => `/settings/group/${section}`;
