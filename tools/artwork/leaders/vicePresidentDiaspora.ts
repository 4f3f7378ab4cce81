import { coat } from './clothes.ts';
import { portrait } from './portrait.ts';

/** The vice president for members abroad: turtleneck and coat. */
export const vicePresidentDiaspora = portrait({
  skin: '#68402b', turn: 20, tilt: 1, width: 0.95, jaw: 0.97, chin: 0.92, length: 0.1,
  brow: { weight: 0.95, arch: 0.6, drop: 0 }, eye: { size: 1.02, lid: 0.5, slant: 1.5 },
  nose: { width: 0.94, length: 2 }, mouth: { width: 0.98, full: 1.05, smile: 0.4 },
  hair: 'hightop', beard: 'short',
  clothes: coat('#9c6b3c', '#1d2740'),
  ground: { from: '#33305f', to: '#6d5a8c', arch: '#9c6f8e', sky: ['#f8c48e', '#c98a86'] },
});
