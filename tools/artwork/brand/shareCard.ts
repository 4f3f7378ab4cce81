import { crest } from '../kit/crest.ts';
import { glow } from '../kit/light.ts';
import { gateScene } from './gateScene.ts';

/** What social networks show for the site: the gate, and the crest on the calm side. */
export const shareCard = gateScene({
  width: 1200, height: 630, x: 850, y: 540, opening: 232, dusk: '#0E1F55',
  over: glow(290, 300, 340, '#5E7DD0', 0.4) + crest(290, 300, 290),
});
