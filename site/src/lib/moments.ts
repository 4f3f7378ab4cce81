import type { GroupContent } from '@year-group/api-types/group/group';

type Step = GroupContent<'home'>['journey'][number];

/** The moments of the journey as a timeline's steps. */
export const journeySteps = (journey: readonly Step[]) =>
  journey.map(({ text, ...moment }) => ({ ...moment, description: text }));

/** The years that moments span, such as "2012 to the present". */
export function spanOf(moments: readonly { year: string }[]): string {
  const first = moments[0]?.year ?? '';
  const last = moments.at(-1)?.year ?? '';
  if (first === last) return first;
  return `${first} to ${/^present$/i.test(last) ? 'the present' : last}`;
}
