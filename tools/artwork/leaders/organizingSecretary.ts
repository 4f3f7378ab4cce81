import { smock } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The organizing secretary from the north: hand-woven smock. */
export const organizingSecretary = portrait({
  skin: '#6f4128', turn: 16, tilt: 2.5, width: 0.98, jaw: 1.04, chin: 0.95, length: -0.2,
  brow: { weight: 1.15, arch: 0.1, drop: 1 }, eye: { size: 1, lid: 0.3, slant: -1 },
  nose: { width: 1.05, length: 0 }, mouth: { width: 1.12, full: 1, smile: 1.4 },
  hair: 'waves', beard: 'chinstrap',
  clothes: smock(['#efe0c0', '#1b3f94', '#a8452c']),
  ground: { from: '#7a2f3f', to: '#c2605a', arch: '#dd8a76', sky: ['#ffd79a', '#ee9a5e'] },
});
