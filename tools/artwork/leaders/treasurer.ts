import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The treasurer, an auditor: shaved head, square glasses, brown suit. */
export const treasurer = portrait({
  skin: '#4b2a1d', turn: 6, tilt: 0, width: 1.04, jaw: 1.02, chin: 1.05, length: 0.2,
  brow: { weight: 0.9, arch: 0.2, drop: 1 }, eye: { size: 0.96, lid: 0.6, slant: 0 },
  nose: { width: 1.08, length: -2 }, mouth: { width: 1.06, full: 1.1, smile: 0.5 },
  hair: 'bald', beard: 'goatee', glasses: 'square',
  clothes: suit('#54483f', '#dfe6f2', '#8a2f28'),
  ground: { from: '#9a6a12', to: '#d99a2b', arch: '#efbe58', sky: ['#f9dfae', '#d97a6c'] },
});
