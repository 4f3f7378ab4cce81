import { suit } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The executive member, a teacher: twists, open collar. */
export const executiveMember = portrait({
  skin: '#54301f', turn: -17, tilt: -1.5, width: 0.97, jaw: 0.9, chin: 0.88, length: 0,
  brow: { weight: 0.9, arch: 0.5, drop: -1 }, eye: { size: 1.1, lid: 0, slant: 1 },
  nose: { width: 1.02, length: -3 }, mouth: { width: 0.96, full: 1.1, smile: 1.2 },
  hair: 'twists', beard: 'none',
  clothes: suit('#2c5a86', '#f7ecd6'),
  ground: { from: '#b07a1c', to: '#e6b048', arch: '#f2c873', sky: ['#fbe6bc', '#e8906a'] },
});
