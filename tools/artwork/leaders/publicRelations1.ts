import { crest } from '../kit/crest.ts';
import { polo } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Public relations, the radio voice: school polo with the crest. */
export const publicRelations1 = portrait({
  skin: '#7b4629', turn: -14, tilt: -2, width: 0.96, jaw: 0.95, chin: 0.9, length: 0.3,
  brow: { weight: 1, arch: 0.7, drop: -1 }, eye: { size: 1.06, lid: 0.3, slant: 2.5 },
  nose: { width: 0.98, length: 2 }, mouth: { width: 1, full: 1.16, smile: 1 },
  hair: 'fade', beard: 'stubble',
  clothes: polo('#1b3f94', '#e3a82b', crest(0, 0, 112)),
  ground: { from: '#1d5a4c', to: '#2f7a5c', arch: '#4f9670', sky: ['#ffe0a0', '#f0a15c'] },
});
