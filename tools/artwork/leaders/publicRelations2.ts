import { kenteShirt } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Public relations, the painter: locs and a kente stole. */
export const publicRelations2 = portrait({
  skin: '#b0744a', turn: 10, tilt: 2, width: 0.93, jaw: 0.98, chin: 0.96, length: 0.4,
  brow: { weight: 1.1, arch: 0.5, drop: 0 }, eye: { size: 0.98, lid: 0.7, slant: 1 },
  nose: { width: 0.92, length: 3 }, mouth: { width: 0.98, full: 0.95, smile: 0.8 },
  hair: 'locs', hairColour: '#24140f', beard: 'goatee',
  clothes: kenteShirt('#f0e2c6', ['#e3a82b', '#1e6f4c', '#a8352b', '#14213d']),
  ground: { from: '#22386f', to: '#4f5a93', arch: '#7a74a4', sky: ['#f9c98c', '#d97a6c'] },
});
