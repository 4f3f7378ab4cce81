/**
 * Money is whole pesewas (GH₵ 1 = 100 pesewas) everywhere except in the API and on screen, where it
 * is GH₵ with two decimals. Only these functions convert, by decimal digits, never by
 * multiplication.
 */

/** Whether a number is an amount of GH₵: not negative, two decimals, below a trillion. */
export function isCedis(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value < 1e12 && Number(value.toFixed(2)) === value;
}

/** GH₵ of the API to whole pesewas; throws a RangeError on anything that is not an amount. */
export function toPesewas(cedis: number): number {
  if (!isCedis(cedis)) throw new RangeError(`Not an amount in cedis: ${cedis}`);
  return Number(cedis.toFixed(2).replace('.', ''));
}

/** A difference in GH₵, which may be negative, to whole pesewas. */
export const differenceToPesewas = (cedis: number): number =>
  cedis < 0 ? -toPesewas(-cedis) : toPesewas(cedis);

/** Whole pesewas to GH₵ of the API. */
export const toCedis = (pesewas: number): number => Number(cedisDigits(pesewas));

/** Whole pesewas for display: `GH₵1,234.50`. */
export function formatPesewas(pesewas: number): string {
  const [whole = '0', fraction = '00'] = cedisDigits(pesewas).split('.');
  return `GH₵${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** GH₵ of the API for display: `GH₵1,234.50`. */
export const formatCedis = (cedis: number): string => formatPesewas(toPesewas(cedis));

/** What a delivery costs, in pesewas, for goods of this amount; `freeFrom` null means never free. */
export const deliveryDue = (goods: number, fee: number, freeFrom: number | null): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee;

/** A difference in GH₵, which may be negative, for display: `−GH₵40.00`. */
export const formatDifference = (cedis: number): string =>
  cedis < 0 ? `−${formatCedis(-cedis)}` : formatCedis(cedis);

const currencySign = /^(?:GH\s?[₵¢]|GHS|GHC|[₵¢])|(?:GHS|GHC|cedis?)\.?$/gi;
/** Digits, in groups of three or without groups, then pesewas; with commas or dots either way. */
const writtenAmount =
  /^(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<dot>\d+))?$|^(?<european>\d+|\d{1,3}(?:\.\d{3})+),(?<comma>\d{1,2})$/;

/** An amount as people write it, `GH₵ 120.50`, `120,50` or `1,250`; undefined when it is none. */
export function parseCedis(text: string): number | undefined {
  const plain = text.trim().replace(currencySign, '').replaceAll(/\s/g, '');
  const parts = writtenAmount.exec(plain)?.groups;
  if (!parts) return undefined;
  const { whole, dot, european, comma } = parts;
  const digits = (whole ?? european ?? '').replaceAll(/[.,]/g, '');
  return Number(`${digits}.${dot ?? comma ?? '0'}`);
}

function cedisDigits(pesewas: number): string {
  if (!Number.isSafeInteger(pesewas)) throw new RangeError(`Not a whole number of pesewas: ${pesewas}`);
  const digits = String(Math.abs(pesewas)).padStart(3, '0');
  return `${pesewas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
