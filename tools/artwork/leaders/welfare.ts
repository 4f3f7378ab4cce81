import { kaftan } from './clothes.ts';
import { portrait } from './portrait.ts';

/** Welfare, the pharmacist: white kaftan, calm and broad. */
export const welfare = portrait({
  skin: '#3d231a', turn: -5, tilt: 0, width: 1.1, jaw: 1.06, chin: 1.1, length: -0.6,
  brow: { weight: 0.85, arch: 0.3, drop: 0 }, eye: { size: 1, lid: 0.4, slant: 0 },
  nose: { width: 1.2, length: -2 }, mouth: { width: 1.12, full: 1.2, smile: 1.2 },
  hair: 'low', beard: 'none',
  clothes: kaftan('#efe6d2', '#b07a24'),
  ground: { from: '#8a3a22', to: '#d0693a', arch: '#e88f52', sky: ['#fbe0a8', '#f2ad62'] },
});
