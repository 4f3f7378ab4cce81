import { duskWalls, schoolBlock } from '../../kit/buildings.ts';
import { kente, smockStripes, waxPrint } from '../../kit/clothes.ts';
import { bust } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { hills, streaks, treeLine } from '../../kit/land.ts';
import { distant, duskLight, glow, lit, sky, stringLights } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { seeded } from '../../kit/random.ts';
import { down, ellipse, path, rect, stroke } from '../../kit/svg.ts';
import { bough, farther, palm, palmColours } from '../../kit/trees.ts';

const light = { ...duskLight, rim: '#FFCE86', rimStrength: 0.85 };
const random = seeded(8);
const fills = [palette.white, '#E3A82B', '#7A2F4A', '#2F6B5A', '#3E63B4', '#E9D3A4', smockStripes('#E9D8B8', '#1B3F94', 3), kente(6), waxPrint('#7A2F4A', '#E3A82B', 5)];

function lantern(x: number, y: number, size: number): string {
  return stroke(`M${x} ${y - size * 5}V${y - size}`, '#151638', 2) + glow(x, y, size * 5, '#FFC870', 0.75) + path(`M${x - size * 0.4} ${y - size}H${x + size * 0.4}C${x + size} ${y - size * 0.6} ${x + size} ${y + size * 0.6} ${x + size * 0.4} ${y + size}H${x - size * 0.4}C${x - size} ${y + size * 0.6} ${x - size} ${y - size * 0.6} ${x - size * 0.4} ${y - size}Z`, down('#FFE9AE', '#F7B85C', '#E88A48'));
}

function dinner(x: number, y: number, size: number, seats: number): string {
  const guest = (index: number, behind: boolean) => {
    const share = (index + 0.5) / seats - 0.5;
    const hair = random.pick(['short', 'low', 'wrap', 'short', 'bald', 'bun'] as const);
    return bust({ x: x + share * size * 1.02, y: behind ? y - size * 0.13 : y + size * 0.22, size: size * (behind ? 0.24 : 0.29), skin: random.pick(skins), fill: random.pick(fills), hair, hairFill: hair === 'wrap' ? random.pick([palette.gold, '#B3472B', '#3E63B4']) : '#1A1118', back: !behind, face: behind ? 'smile' : false, turn: random.between(0.1, 0.6), facing: random.chance(0.5) ? 1 : -1 });
  };
  const row = (behind: boolean) => lit(Array.from({ length: behind ? seats : seats - 1 }, (_, index) => guest(behind ? index : index + 0.5, behind)).join(''), size * 0.34, light);
  const dishes = Array.from({ length: seats }, (_, index) => {
    const px = x + ((index + 0.5) / seats - 0.5) * size * 0.9;
    return ellipse(px, y - size * 0.085, size * 0.045, size * 0.012, '#FFF8E8') + ellipse(px, y - size * 0.09, size * 0.028, size * 0.009, '#C9702F') + rect(px + size * 0.06, y - size * 0.14, size * 0.012, size * 0.05, '#F7D48A');
  }).join('');
  const candles = [-0.25, 0, 0.25].map((share) => rect(x + share * size - 4, y - size * 0.15, 8, size * 0.07, '#FFF4D8') + glow(x + share * size, y - size * 0.17, size * 0.14, '#FFDC90', 0.9) + ellipse(x + share * size, y - size * 0.165, 4, 8, '#FFF8DC')).join('');
  return ellipse(x, y + size * 0.2, size * 0.7, size * 0.09, '#0B1230', 'opacity=".5"') + row(true) + path(`M${x - size * 0.5} ${y - size * 0.11}H${x + size * 0.5}L${x + size * 0.56} ${y - size * 0.05}H${x - size * 0.56}Z`, '#FFF1D4') + path(`M${x - size * 0.56} ${y - size * 0.05}H${x + size * 0.56}L${x + size * 0.53} ${y + size * 0.17}H${x - size * 0.53}Z`, down('#D9B48C', '#7A5A78')) + dishes + candles + row(false);
}

/** Lantern-lit tables on the school lawn at night. */
export const homecomingDinner = story(
  sky(wide, high, { horizon: 540, colours: ['#0A1338', '#182758', '#34407C', '#5F5688', '#A86F80'], clouds: 5, cloudColour: '#4A4A80', seed: 3 }),
  Array.from({ length: 36 }, () => ellipse(random.between(0, wide), random.between(0, 330), random.between(0.8, 2), random.between(0.8, 2), '#FFF4D8', 'opacity=".7"')).join(''),
  distant([
  hills(wide, 530, 50, '#3A3A6C', 5, high), treeLine(wide, 555, 80, '#242A58', 9, high),
  schoolBlock({ x: 330, y: 640, width: 940, storey: 125, bays: 9, colours: duskWalls }), glow(800, 560, 620, '#FFB060', 0.3, 0.4),
  palm({ x: 250, y: 660, height: 520, royal: true, colours: farther(palmColours, '#18204C', 0.6), seed: 2 }), palm({ x: 1350, y: 660, height: 520, royal: true, colours: farther(palmColours, '#18204C', 0.6), seed: 6 }),
  ].join('')),
  rect(0, 632, wide, high, down('#4A5A4A', '#26404A', '#122240')), glow(800, 800, 900, '#FFB45E', 0.42, 0.34), streaks(0, 650, 1600, 400, '#FFCB80', 8, 12, 0.12),
  stringLights([-20, 120], [800, 150], 90, 14, '#FFD67E', 5), stringLights([800, 150], [1620, 90], 90, 14, '#FFD67E', 5),
  [150, 330, 520, 690, 900, 1080, 1270, 1460].map((x, index) => lantern(x, 290 + (index % 3) * 46, 26 - (index % 3) * 3)).join(''),
  distant(dinner(500, 730, 330, 4) + dinner(1110, 728, 330, 4), 1.8),
  figure({ x: 800, y: 790, height: 250, pose: { ...poses.walk, farArm: [50, 92] }, topFill: palette.white, bottomFill: '#1B1C40', skin: skins[2], light, inFarHand: ([x, y]) => rect(x - 6, y - 2, 14, 1.6, '#E9D3A4') + rect(x - 3, y - 7, 2, 5, '#F7D48A') + rect(x + 2, y - 7, 2, 5, '#F7D48A'), shadow: { slant: -0.6, length: 0.2 } }),
  dinner(240, 930, 620, 5), dinner(1300, 940, 640, 5),
  figure({ x: 800, y: 1010, height: 440, pose: { ...poses.cheer, nearArm: [-140, -164], farArm: [20, 70] }, top: 'smock', topFill: smockStripes('#F2E4C8', '#1B3F94', 4), bottomFill: '#1B1C40', skin: skins[3], face: 'smile', light, inNearHand: ([x, y]) => rect(x - 1.4, y - 6, 2.8, 6, '#F7D48A'), shadow: { slant: -0.6, length: 0.2 } }),
  distant(bough([-30, -30], [360, 60], 70, '#0A1232', 7) + bough([1640, -30], [1290, 50], 66, '#0A1232', 4), 2.5),
);
