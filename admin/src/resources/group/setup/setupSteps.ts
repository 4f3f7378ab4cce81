import type { GroupProgress, GroupSection } from '@year-group/api-types/group';

/** The steps of setting up a website, in their order, each with what belongs there. */
export const setupSteps: readonly { section: GroupSection; title: string; hint: string }[] = [
  {
    section: 'identity',
    title: 'Name and years',
    hint: 'What your group is called, and when you completed.',
  },
  {
    section: 'look',
    title: 'Crest and colours',
    hint: 'Any two colours; texts stay readable by themselves.',
  },
  {
    section: 'houses',
    title: 'Houses',
    hint: 'House, Set or Hall, whatever your school calls them. Or none.',
  },
  { section: 'contact', title: 'Contact', hint: 'Where people write or ring when they need somebody.' },
  { section: 'giving', title: 'How people pay you', hint: 'The treasurer’s number and the bank account.' },
  { section: 'home', title: 'Home page', hint: 'A few sentences, your values, and pictures.' },
  { section: 'about', title: 'About and leaders', hint: 'Your story, and who holds which office.' },
  { section: 'alumni', title: 'Alumni stories', hint: 'The moments of your journey, year by year.' },
  { section: 'shop', title: 'Shop and delivery', hint: 'Where parcels leave from, and what delivery costs.' },
  {
    section: 'registration',
    title: 'Registration',
    hint: 'What new members are asked, and your privacy notice.',
  },
];

/** The sections that visitors do not see yet. */
export function openSteps({ sections }: GroupProgress): GroupSection[] {
  const isPublished = new Set(sections.filter(({ version }) => version > 0).map(({ section }) => section));
  return setupSteps.map(({ section }) => section).filter((section) => !isPublished.has(section));
}

/** The step after the given one; undefined after the last. */
export const stepAfter = (section: GroupSection): GroupSection | undefined =>
  setupSteps[setupSteps.findIndex((step) => step.section === section) + 1]?.section;
