import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The secretary, a lawyer: round glasses, short afro, green suit. */
export const secretary = portrait({
  skin: '#a3663f', turn: 18, tilt: -2.5, width: 0.94, jaw: 0.92, chin: 0.86, length: 0.5,
  brow: { weight: 0.75, arch: 0.9, drop: -2 }, eye: { size: 1.04, lid: 0.1, slant: 2 },
  nose: { width: 0.88, length: 4 }, mouth: { width: 0.94, full: 0.9, smile: 1 },
  hair: 'afro', beard: 'stubble', glasses: 'round',
  clothes: suit('#2c4a3a', '#f6ecd8', '#6d2233'),
  ground: { from: '#24463f', to: '#4f7040', arch: '#6d8a48', sky: ['#ffe3a6', '#efa057'] },
});
