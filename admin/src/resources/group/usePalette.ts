import type { Palette } from '@year-group/api-types/group/group';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { useRead } from '#providers/useRead.ts';

/** The palette that the server derives from two colours; the last one while they are typed. */
export function usePalette(brand: unknown, accent: unknown): Palette | undefined {
  const chosen = { brand: colourSchema.safeParse(brand).data, accent: colourSchema.safeParse(accent).data };
  const { data } = useRead(
    ['palette', chosen],
    'GET /api/admin/palette',
    { query: { brand: chosen.brand ?? '', accent: chosen.accent ?? '' } },
    {
      enabled: !!chosen.brand && !!chosen.accent,
      placeholderData: (before: Palette | undefined) => before,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  return data;
}
