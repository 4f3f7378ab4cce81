import type { Chosen } from './listingOptions.ts';

/** What was chosen, for people: `M, Navy, “KOFI”`; empty for none. */
export const optionsText = (chosen: Chosen): string =>
  (chosen ?? []).map(({ value, kind }) => (kind === 'text' ? `“${value}”` : value)).join(', ');

/** A line of a cart or order, for people: `Polo shirt · M, Navy, “KOFI”`. */
export const lineTitle = ({ title, options }: { title: string; options?: Chosen }): string =>
  options?.length ? `${title} · ${optionsText(options)}` : title;
