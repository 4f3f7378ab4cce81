import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The president: dark suit, school tie. */
export const president = portrait({
  skin: '#8a4f2e', turn: 14, tilt: -1.5, width: 1, jaw: 1, chin: 1, length: 0,
  brow: { weight: 1, arch: 0.4, drop: 0 }, eye: { size: 1, lid: 0.4, slant: 1 },
  nose: { width: 1, length: 0 }, mouth: { width: 1, full: 1, smile: 0.6 },
  hair: 'fade', beard: 'short',
  clothes: suit('#1b2a52', '#f4ead8', '#12295f', '#e3a82b'),
  ground: { from: '#12295f', to: '#1b3f94', arch: '#2c4fa4', sky: ['#f2b25c', '#e8825a'] },
});
