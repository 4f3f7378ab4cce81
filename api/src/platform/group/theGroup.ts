import type { GroupShell } from '@year-group/api-types/group';

/** The group's short name within a sentence, with an article unless it brings its own. */
export const theGroup = ({ shortName }: Pick<GroupShell['identity'], 'shortName'>): string =>
  /^(the|our) /i.test(shortName) ? shortName : `the ${shortName}`;
