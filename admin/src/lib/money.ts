import { formatCedis } from '@year-group/api-types/money';

/** An amount that can be negative: `−GH₵40.00`. */
export function formatBalance(cedis: number): string {
  return cedis < 0 ? `−${formatCedis(-cedis)}` : formatCedis(cedis);
}

/** A short amount without pesewas: `1.2k`. */
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount on the axis of a chart: `12.5k`. */
export const formatShort = (amount: number): string => short.format(amount).toLowerCase();
