import { polo } from './clothes.ts';
import { crest } from './crest.ts';
import { portrait } from './portrait.ts';

/** The organizing secretary: the school polo. */
export const organizingSecretary = portrait({
  skin: '#6f4128', turn: 16, tilt: 2.5, width: 0.98, jaw: 1.04, chin: 0.95, length: -0.2,
  brow: { weight: 1.15, arch: 0.1, drop: 1 }, eye: { size: 1, lid: 0.3, slant: -1 },
  nose: { width: 1.05, length: 0 }, mouth: { width: 1.12, full: 1, smile: 1.4 },
  hair: 'waves', beard: 'chinstrap',
  clothes: polo('#1b3f94', '#e3a82b', crest),
  ground: { from: '#7a2f3f', to: '#c2605a', arch: '#dd8a76', sky: ['#ffd79a', '#ee9a5e'] },
});
