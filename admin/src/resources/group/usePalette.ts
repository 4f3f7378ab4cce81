import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Palette } from '@year-group/api-types/group/group';
import { colourSchema } from '@year-group/api-types/group/groupFacts';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** The palette that the server derives from two colours; the last one while they are typed. */
export function usePalette(brand: unknown, accent: unknown): Palette | undefined {
  const chosen = { brand: colourSchema.safeParse(brand).data, accent: colourSchema.safeParse(accent).data };
  const { call } = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['palette', chosen],
    queryFn: () =>
      call('GET /api/admin/palette', { query: { brand: chosen.brand ?? '', accent: chosen.accent ?? '' } }),
    enabled: !!chosen.brand && !!chosen.accent,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
