import { kenteShirt } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Public relations: locs, a shirt with kente. */
export const publicRelations1 = portrait({
  skin: '#7b4629', turn: -14, tilt: -2, width: 0.96, jaw: 0.95, chin: 0.9, length: 0.3,
  brow: { weight: 1, arch: 0.7, drop: -1 }, eye: { size: 1.06, lid: 0.3, slant: 2.5 },
  nose: { width: 0.98, length: 2 }, mouth: { width: 1, full: 1.16, smile: 1 },
  hair: 'locs', hairColour: '#24140f', beard: 'goatee',
  clothes: kenteShirt('#f0e2c6', ['#e3a82b', '#1e6f4c', '#a8352b', '#14213d']),
  ground: { from: '#1d5a4c', to: '#2f7a5c', arch: '#4f9670', sky: ['#ffe0a0', '#f0a15c'] },
});
