import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GroupProgress, GroupSection } from '@year-group/api-types/group/group';
import { useDataProvider } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsOffered } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { groupPath } from '../groupPages.ts';

/** The steps of setting up a website, in their order, each with what belongs there. */
export const setupHints: Record<GroupSection, string> = {
  parts: 'What your group has: a shop, events, a members’ area. All can be changed later.',
  identity: 'What your group is called, and when you completed.',
  look: 'Any two colours; texts stay readable by themselves.',
  houses: 'House, Set or Hall, whatever your school calls them. Or none.',
  contact: 'Where people write or ring when they need somebody.',
  giving: 'The treasurer’s number and the bank account.',
  home: 'A few sentences, your values, your journey, and pictures.',
  about: 'Your story, and who holds which office.',
  alumni: 'The top of that page. Its timeline is the journey of the home page.',
  shop: 'Where parcels leave from, and what delivery costs.',
  registration: 'What new members are asked, and your privacy notice.',
};
const sections = Object.keys(setupHints) as GroupSection[];

/** The steps whose pages the officer may open: a part that is off has none. */
export function useSteps(): GroupSection[] {
  const isOffered = useIsOffered();
  return sections.filter((section) => isOffered(groupPath(section)));
}

/** Those of the steps that visitors do not see yet. */
export const openSteps = (steps: GroupSection[], progress: GroupProgress) =>
  steps.filter((step) => !progress.sections.some(({ section, version }) => section === step && version > 0));

/** Whether nobody has published anything yet. */
export const isUntouched = ({ sections: all }: GroupProgress) => all.every(({ version }) => version === 0);

const progressKey = ['group-progress'];

/** Reads how far the group's record is filled in. */
export function useProgress() {
  const { call } = useDataProvider<PanelDataProvider>();
  return useQuery({ queryKey: progressKey, queryFn: () => call('GET /api/admin/group') });
}

/** What the form of a section does as a step of the setup, which its address says with `?setup`. */
export function useSetup(section: GroupSection) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const steps = useSteps();
  const index = steps.indexOf(section);
  const next = steps[index + 1];
  return {
    isStep: parameters.has('setup'),
    /** Such as "Step 2 of 10". */
    place: `Step ${index + 1} of ${steps.length}`,
    /** Reads again what is filled in. */
    refresh: () => queries.invalidateQueries({ queryKey: progressKey }),
    goOn: () => navigate(next ? `${groupPath(next)}?setup` : '/setup'),
  };
}

const offeredKey = 'setup-offered';

/** Whether this tab has shown the setup; afterwards the dashboard does not lead to it. */
export const wasOffered = (): boolean => sessionStorage.getItem(offeredKey) !== null;

/** Stores that this tab has shown the setup. */
export const setOffered = (): void => sessionStorage.setItem(offeredKey, 'yes');
