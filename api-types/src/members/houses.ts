import type { GroupShell } from '../group/group.ts';
import { type MemberFieldName, memberFields } from './memberFields.ts';

/** The houses of a group and its own word for them. */
export type Houses = GroupShell['houses'];

/** These fields, without the house where the group has none. */
export const shownFields = <Name extends MemberFieldName>(
  names: readonly Name[],
  { names: houses }: Houses,
): Name[] => names.filter((name) => name !== 'houseAtPresec' || houses.length > 0);

/** The heading of a field in tables and files. */
export const headingOf = (name: MemberFieldName, { label }: Houses): string =>
  name === 'houseAtPresec' ? label : memberFields[name].heading;

/** The texts about houses, in the group's own word. */
export function houseTexts({ label, names }: Houses) {
  const word = label.toLowerCase();
  return {
    // A block or a hall need not have been at a school.
    question: label === 'House' ? 'House at the school' : `Your ${word}`,
    choose: `Choose your ${word}`,
    all: `All ${pluralOf(word)}`,
    unknown: names.length > 0 ? `Choose one of the ${pluralOf(word)}` : `Leave the ${word} empty`,
  };
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The house as the group writes it, for a text in other capitals or without the word for a house; otherwise the text. */
export function houseNamed(text: string, { label, names }: Houses): string {
  const bare = (name: string) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => word !== label.toLowerCase()).join(' ') || words.join(' ');
  };
  return names.find((name) => bare(name) === bare(text)) ?? text.trim();
}
