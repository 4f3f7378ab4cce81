import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The vice president, a surgeon: full beard, dark suit, green tie. */
export const vicePresident = portrait({
  skin: '#5f3622', turn: -11, tilt: 1.5, width: 1.06, jaw: 1.08, chin: 1.12, length: -0.3,
  brow: { weight: 1.35, arch: -0.2, drop: 3 }, eye: { size: 0.94, lid: 0.9, slant: 0 },
  nose: { width: 1.14, length: 1 }, mouth: { width: 1.04, full: 1.12, smile: 0.3 },
  hair: 'low', beard: 'full',
  clothes: suit('#2f3436', '#e9eef4', '#1e6f4c', '#f2e3bc'),
  ground: { from: '#6e2f2a', to: '#b9512f', arch: '#c96a42', sky: ['#f8d08a', '#ec8a4a'] },
});
