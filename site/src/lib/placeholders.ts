import { pictures } from '#content/pictures.ts';

/** Placeholders by kind, for things without a picture. */
export const placeholders: Partial<Record<string, string>> = pictures.placeholders;
