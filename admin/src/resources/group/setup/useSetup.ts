import { useQueryClient } from '@tanstack/react-query';
import type { GroupSection } from '@year-group/api-types/group/group';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { groupPath } from '../groupPages.ts';
import { stepAfter, stepsNow } from './setupSteps.ts';
import { progressKey } from './useProgress.ts';

/** What the form of a section does as a step of the setup, which its address says with `?setup`. */
export function useSetup(section: GroupSection) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const next = stepAfter(section);
  return {
    isStep: parameters.has('setup'),
    /** Such as "Step 2 of 10". */
    place: `Step ${stepsNow().findIndex((step) => step.section === section) + 1} of ${stepsNow().length}`,
    /** Reads again what is filled in. */
    refresh: () => queries.invalidateQueries({ queryKey: progressKey }),
    goOn: () => navigate(next ? `/admin${groupPath(next)}?setup` : '/admin/setup'),
  };
}
