import { kaftan } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Fundraising, the banker: receding hair, browline glasses, blue kaftan. */
export const fundraising = portrait({
  skin: '#8f5733', turn: 13, tilt: -1, width: 1.02, jaw: 1, chin: 1.05, length: 0.2,
  brow: { weight: 1.3, arch: 0, drop: 2 }, eye: { size: 0.92, lid: 0.5, slant: -1 },
  nose: { width: 1.06, length: 3 }, mouth: { width: 0.96, full: 0.9, smile: 0.9 },
  hair: 'receding', beard: 'full', glasses: 'browline',
  clothes: kaftan('#1c3f78', '#e3a82b'),
  ground: { from: '#4d5a24', to: '#8a8f3c', arch: '#a9a54e', sky: ['#ffe8b4', '#f0b060'] },
});
