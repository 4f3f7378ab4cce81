/** The keyboard of a phone for an amount. */
export const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
/** The keyboard of a phone for a whole number. */
export const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** One option as typed. Which fields count depends on its kind. */
export interface OptionValues {
  kind: string;
  name: string | null;
  /** The choices, separated by commas. */
  choices: string | null;
  maxLength: string | null;
  surcharge: string | null;
}

/** What differs for one combination, as typed. */
export interface CombinationValues {
  stock: string | null;
  difference: string | null;
  imageUrl: string | null;
}

/** The form values about options, of a listing. */
export interface OptionFormValues {
  options: OptionValues[];
  /** By `combinationKey`. Entries of choices that were removed stay, in case they come back. */
  combinations: Record<string, CombinationValues>;
  sizeChart: string | null;
}

/** Choices as typed, one for each comma or line. */
export const choicesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((choice) => choice.trim())
    .filter(Boolean);

/** A name for a field of the form: letters and digits, since dots and quotes mean a path there. */
export const combinationKey = (choices: readonly string[]): string =>
  choices
    .map((choice) => `c${[...choice].map((sign) => sign.codePointAt(0)?.toString(36)).join('_')}`)
    .join('__');

/** Every combination of the choices, the last option changing first; none without choices. */
export function combinationsOf(options: readonly OptionValues[]): string[][] {
  const lists = options.filter(({ kind }) => kind === 'choice').map(({ choices }) => choicesOf(choices));
  if (lists.length === 0) return [];
  return lists.reduce<string[][]>(
    (all, list) => all.flatMap((start) => list.map((choice) => [...start, choice])),
    [[]],
  );
}

/**
 * The combinations after the choices of an option were typed again. When exactly one of them has
 * another name, its combinations have what was typed for them.
 */
export function afterRenaming(
  { options, combinations }: OptionFormValues,
  index: number,
  before: string,
): Record<string, CombinationValues> {
  const [old, current] = [choicesOf(before), choicesOf(options[index]?.choices ?? '')];
  const changed = old.filter((choice, at) => choice !== current[at]);
  if (old.length !== current.length || changed.length !== 1) return combinations;
  const from = changed[0] ?? '';
  const to = current[old.indexOf(from)] ?? '';
  // The place of the option among those with choices.
  const place = options.slice(0, index).filter(({ kind }) => kind === 'choice').length;
  const result = { ...combinations };
  for (const choices of combinationsOf(options)) {
    if (choices[place] !== to) continue;
    const entry = combinations[combinationKey(choices.with(place, from))];
    if (entry) result[combinationKey(choices)] = entry;
  }
  return result;
}
