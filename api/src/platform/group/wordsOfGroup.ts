import type { GroupShell } from '@year-group/api-types/group';

/** The group's own texts, whose words are tried first by whoever guesses its passwords. */
export const wordsOfGroup = ({ identity, houses }: Pick<GroupShell, 'identity' | 'houses'>): string[] => {
  const { name, shortName, school, motto } = identity;
  return [name, shortName, school, motto, ...houses.names];
};
