import { goldenWalls, hazyWalls, schoolBlock } from '../kit/buildings.ts';
import { figure } from '../kit/figure.ts';
import { schoolGate } from '../kit/gate.ts';
import { grass, hills, streaks, treeLine } from '../kit/land.ts';
import { glow, goldenLight, grain, sky, vignette } from '../kit/light.ts';
import { mix, palette, skins } from '../kit/palette.ts';
import { poses } from '../kit/poses.ts';
import { across, down, group, n, path, picture, polygon, rect } from '../kit/svg.ts';
import { farther, neemColours, palm, palmColours, tree } from '../kit/trees.ts';

export interface GateLayout {
  width: number;
  height: number;
  /** Middle of the gate, its ground and the width of its opening. */
  x: number;
  y: number;
  opening: number;
  /** Dusk that carries the text. */
  dusk: string;
  /** Drawn over the dusk. */
  over?: string;
}

const haze = '#E9A880';

function avenue(x: number, y: number, size: number): string {
  const rows = [0.3, 0.38, 0.5, 0.68, 0.95];
  return rows.map((near, index) =>
    ([-1, 1] as const).map((side) => palm({
      x: x + side * size * (0.36 + near * 0.92), y: y - size * 0.34 + near * size * 0.36, height: size * (0.62 + near * 1.5), lean: side * 0.02,
      colours: farther({ ...palmColours, trunk: '#8A6A6A' }, haze, 0.62 - near * 0.6), seed: index * 2 + side + 5, royal: true,
    })).join('')).join('');
}

function walkers(x: number, y: number, size: number): string {
  const shirt = { top: 'shirt', topFill: palette.white, bottom: 'trousers', bottomFill: palette.brandStrong, light: goldenLight, shadow: { slant: -0.5, length: 0.8, opacity: 0.5 } } as const;
  return figure({ ...shirt, x: x + size * 0.06, y: y - size * 0.02, height: size * 0.36, pose: poses.walk, skin: skins[3], back: true }) +
    figure({ ...shirt, x: x + size * 0.2, y: y - size * 0.015, height: size * 0.37, pose: poses.walkOther, skin: skins[1], facing: -1 }) +
    figure({ ...shirt, x: x - size * 0.22, y: y + size * 0.16, height: size * 0.46, pose: poses.stroll, skin: skins[2], top: 'blazer', topFill: palette.brand, tie: palette.gold }) +
    figure({ ...shirt, x: x - size * 0.02, y: y + size * 0.19, height: size * 0.47, pose: { ...poses.stroll, nearLeg: [-10, -22], farLeg: [14, 5] }, skin: skins[4], facing: -1, top: 'smock', topFill: '#E9D3A4', bottomFill: '#2A2748' });
}

/** The school gate at golden hour; the side away from the gate stays calm for text. */
export function gateScene({ width, height, x, y, opening, dusk, over = '' }: GateLayout): string {
  const horizon = y - opening * 0.3;
  const walls = hazyWalls(goldenWalls, haze, 0.45);
  const road = polygon([[x - opening * 0.1, horizon + 6], [x + opening * 0.1, horizon + 6], [x + opening * 1.5, height], [x - opening * 1.9, height]], down('#F3B27C', '#B4593C', '#5A2A3C'));
  return picture(width, height,
    sky(width, height, { horizon, colours: ['#1C2F6B', '#3F4A86', '#8E6E92', '#DB8E79', '#F8BE7E', '#FFE0A4'], sun: { x: x - opening * 0.12, y: horizon - opening * 0.36, radius: opening * 0.11 }, clouds: 9, seed: 21 }),
    hills(width, horizon - 4, opening * 0.24, '#C48685', 4, height),
    treeLine(width, horizon + 4, opening * 0.2, '#8E627D', 12, height),
    schoolBlock({ x: x - opening * 1.5, y: horizon + 14, width: opening * 1.06, storey: opening * 0.13, bays: 8, colours: walls }),
    schoolBlock({ x: x + opening * 0.42, y: horizon + 14, width: opening * 1.2, storey: opening * 0.13, bays: 9, colours: walls }),
    schoolBlock({ x: x - opening * 0.42, y: horizon + 10, width: opening * 0.84, storey: opening * 0.12, storeys: 2, bays: 5, colours: hazyWalls(goldenWalls, haze, 0.55) }),
    glow(x, horizon - opening * 0.15, opening * 1.25, '#FFD489', 0.55, 0.7),
    treeLine(width, horizon + opening * 0.1, opening * 0.1, '#5F4A63', 33, height),
    rect(0, horizon + opening * 0.07, width, height, down('#8B5547', '#5B3442', '#2B1C3A')),
    road, streaks(x - opening * 1.5, horizon + 20, opening * 2.6, height - horizon, '#FFD59A', 6, 26, 0.22),
    avenue(x, y, opening),
    palm({ x: width * 0.06, y: horizon + 20, height: opening * 0.5, lean: 0.08, colours: farther(palmColours, '#5A4E7A', 0.75), seed: 3 }), palm({ x: width * 0.1, y: horizon + 20, height: opening * 0.36, lean: -0.1, colours: farther(palmColours, '#5A4E7A', 0.75), seed: 6 }),
    rect(0, y - opening * 0.3, x - opening * 1.2, opening * 0.3, across('#1A2254', '#40386A', '#8A6270')),
    rect(0, y - opening * 0.325, x - opening * 1.2, opening * 0.03, across('#2A3470', '#6A5580', '#E0A884')),
    rect(x + opening * 1.2, y - opening * 0.3, width, opening * 0.3, across('#9A6A6C', '#5A4468')),
    rect(x + opening * 1.2, y - opening * 0.325, width, opening * 0.03, across('#F0BC8C', '#9A7080')),
    group('', path(`M${n(x - opening * 0.5)} ${y}L${n(x - opening * 2)} ${height}H${n(x - opening * 1.3)}L${n(x - opening * 0.28)} ${y}Z`, '#2A1738', 'opacity=".3"'), path(`M${n(x + opening * 0.5)} ${y}L${n(x + opening * 0.9)} ${height}H${n(x + opening * 1.7)}L${n(x + opening * 0.75)} ${y}Z`, '#2A1738', 'opacity=".3"')),
    schoolGate({ x, y, opening }),
    walkers(x, y, opening),
    tree({ x: x + opening * 1.85, y: y + opening * 0.12, height: opening * 1.9, spread: 0.9, seed: 8, side: -1, colours: { ...neemColours, dark: '#182742', mid: '#2C4346', light: '#5E6A44' } }),
    rect(0, 0, width, height, across([dusk, 0.86], [dusk, 0.66, 0.3], [dusk, 0.12, 0.58], [dusk, 0, 0.72]), ''),
    grass(-20, width + 20, height + 6, opening * 0.16, mix(dusk, '#0A1230', 0.5), 9, 0.22),
    vignette(width, height, '#16123A', 0.35), grain(width, height, 0.05), over,
  );
}

/** Wide picture for the home page. */
export const gate = gateScene({ width: 2000, height: 1250, x: 1385, y: 1010, opening: 430, dusk: '#0E1F55' });

/** The same gate upright, for phones. */
export const gateTall = gateScene({ width: 828, height: 1200, x: 470, y: 1010, opening: 330, dusk: '#0E1F55' });
