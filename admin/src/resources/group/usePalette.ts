import { useQuery } from '@tanstack/react-query';
import { colourSchema } from '@year-group/api-types/groupFacts';
import type { Palette } from '@year-group/api-types/paletteSchema';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';

/** The palette that the server derives from two colours; the last one while they are being typed. */
export function usePalette(brand: unknown, accent: unknown): Palette | undefined {
  const call = useCall();
  const chosen = { brand: colourSchema.safeParse(brand).data, accent: colourSchema.safeParse(accent).data };
  const { data } = useQuery({
    queryKey: ['palette', chosen],
    queryFn: () =>
      call('GET /api/admin/palette', { query: { brand: chosen.brand ?? '', accent: chosen.accent ?? '' } }),
    enabled: !!chosen.brand && !!chosen.accent,
    placeholderData: (before: Palette | undefined) => before,
    staleTime: Number.POSITIVE_INFINITY,
    ...retryReads,
  });
  return data;
}
