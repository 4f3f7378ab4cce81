import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Public relations: high top, moustache, rose blazer. */
export const publicRelations2 = portrait({
  skin: '#b0744a', turn: 10, tilt: 2, width: 0.93, jaw: 0.98, chin: 0.96, length: 0.4,
  brow: { weight: 1.1, arch: 0.5, drop: 0 }, eye: { size: 0.98, lid: 0.7, slant: 1 },
  nose: { width: 0.92, length: 3 }, mouth: { width: 0.98, full: 0.95, smile: 0.8 },
  hair: 'fade', beard: 'moustache',
  clothes: suit('#7d3340', '#fbf3e2'),
  ground: { from: '#22386f', to: '#4f5a93', arch: '#7a74a4', sky: ['#f9c98c', '#d97a6c'] },
});
