import { mix } from '../kit/palette.ts';

/** The steps of light on one skin, from the deepest shadow to the golden edge. */
export interface Tones {
  deep: string;
  shade: string;
  dusk: string;
  base: string;
  light: string;
  glow: string;
  lip: string;
  lipLight: string;
}

/** All tones of a skin lit by the evening sun: shadows turn to plum, lights to amber. */
export function tonesOf(skin: string): Tones {
  return {
    deep: mix(skin, '#1c0f1f', 0.68),
    shade: mix(skin, '#2c1226', 0.46),
    dusk: mix(skin, '#4a1c22', 0.24),
    base: skin,
    light: mix(skin, '#e87f3c', 0.32),
    glow: mix(skin, '#ffb56a', 0.56),
    lip: mix(skin, '#5a1226', 0.45),
    lipLight: mix(skin, '#d9705a', 0.34),
  };
}
