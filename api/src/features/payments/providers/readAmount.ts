import { isCedis, toPesewas } from '@year-group/api-types/money';

/** Characters of a figure that are told: enough for every number, and no place for a text. */
const maxFigureLength = 40;

/** What a reply says, as it can be told to a person. */
export const told = (raw: unknown): string =>
  (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, maxFigureLength);

/** An amount as a provider's reply names it: whole pesewas, or why it is none, with the figure as it came. */
export function readAmount(
  raw: unknown,
  unit: 'cedis' | 'pesewas',
): { pesewas: number | undefined; doubt?: string } {
  if (raw === undefined || raw === null) return { pesewas: undefined };
  if (typeof raw === 'number') {
    if (unit === 'cedis' && isCedis(raw)) return { pesewas: toPesewas(raw) };
    if (unit === 'pesewas' && Number.isSafeInteger(raw) && raw >= 0) return { pesewas: raw };
  }
  const figure = JSON.stringify(raw).slice(0, maxFigureLength);
  return {
    pesewas: undefined,
    doubt: `The provider named an amount that is no whole number of pesewas: ${figure}`,
  };
}
