import { isCedis, toPesewas } from '@year-group/api-types/money';

/** Maximum displayed length of a figure: enough for every number, too short for other text. */
const maxFigureLength = 40;

/** A value of a reply, safe to show to a person. */
export const displayValue = (raw: unknown): string =>
  (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, maxFigureLength);

/** An amount in a reply: whole pesewas, or why it is invalid, with the original figure. */
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
