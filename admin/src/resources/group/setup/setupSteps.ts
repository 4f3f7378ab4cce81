import type { GroupProgress, GroupSection } from '@year-group/api-types/group/group';
import { currentParts } from '#lib/brand.ts';
import { isPageOn } from '#providers/access.ts';
import { groupPath } from '../groupPages.ts';

/** The steps of setting up a website, in their order, each with what belongs there. */
export const setupSteps: readonly { section: GroupSection; hint: string }[] = [
  {
    section: 'parts',
    hint: 'What your group has: a shop, events, a members’ area. All can be changed later.',
  },
  { section: 'identity', hint: 'What your group is called, and when you completed.' },
  { section: 'look', hint: 'Any two colours; texts stay readable by themselves.' },
  { section: 'houses', hint: 'House, Set or Hall, whatever your school calls them. Or none.' },
  { section: 'contact', hint: 'Where people write or ring when they need somebody.' },
  { section: 'giving', hint: 'The treasurer’s number and the bank account.' },
  { section: 'home', hint: 'A few sentences, your values, your journey, and pictures.' },
  { section: 'about', hint: 'Your story, and who holds which office.' },
  { section: 'alumni', hint: 'The top of that page. Its timeline is the journey of the home page.' },
  { section: 'shop', hint: 'Where parcels leave from, and what delivery costs.' },
  { section: 'registration', hint: 'What new members are asked, and your privacy notice.' },
];

/** The steps of what the group has: a part that is off has no page to fill in. */
export const stepsNow = () =>
  setupSteps.filter(({ section }) => isPageOn(currentParts(), groupPath(section)));

/** The sections that visitors do not see yet. */
export function openSteps({ sections }: GroupProgress): GroupSection[] {
  const isPublished = new Set(sections.filter(({ version }) => version > 0).map(({ section }) => section));
  return stepsNow()
    .map(({ section }) => section)
    .filter((section) => !isPublished.has(section));
}

/** The step after the given one; undefined after the last. */
export const stepAfter = (section: GroupSection): GroupSection | undefined =>
  stepsNow()[stepsNow().findIndex((step) => step.section === section) + 1]?.section;
