import { drawHead, type HeadOptions } from './head.ts';
import { type Light, lit, shadowOf } from './light.ts';
import { mix, palette, skins } from './palette.ts';
import { type Pose, poses } from './poses.ts';
import { at, curve, ellipse, group, n, type Point, path, polygon, soft } from './svg.ts';

export type Top = 'shirt' | 'long' | 'blazer' | 'smock' | 'gown' | 'cloth' | 'dress' | 'coat' | 'bare';
export type Bottom = 'trousers' | 'shorts' | 'skirt';

export interface FigureOptions extends HeadOptions {
  /** Where the feet stand. */
  x: number;
  y: number;
  height: number;
  pose?: Pose;
  /** 1 looks to the right, -1 to the left. */
  facing?: 1 | -1;
  top?: Top;
  topFill?: string;
  bottom?: Bottom;
  bottomFill?: string;
  shoes?: string;
  tie?: string;
  /** A strip of cloth round the neck: stole or scarf. */
  stole?: string;
  /** Draws what the near (or far) hand holds, at the hand, in hundredths of the figure's height. */
  inNearHand?: (hand: Point) => string;
  inFarHand?: (hand: Point) => string;
  light?: Light | null;
  /** Adds a long shadow on the ground. */
  shadow?: false | { slant?: number; length?: number; colour?: string; opacity?: number };
}

const walk = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin((angle * Math.PI) / 180) * length,
  from[1] + Math.cos((angle * Math.PI) / 180) * length,
];

/** A limb that narrows from one joint to the next. */
function limb(from: Point, to: Point, wide: number, narrow: number, fill: string): string {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [px, py] = [-(to[1] - from[1]) / run, (to[0] - from[0]) / run];
  return path(
    `M${n(from[0] + px * wide)} ${n(from[1] + py * wide)}L${n(to[0] + px * narrow)} ${n(to[1] + py * narrow)}A${n(narrow)} ${n(narrow)} 0 0 0 ${n(to[0] - px * narrow)} ${n(to[1] - py * narrow)}L${n(from[0] - px * wide)} ${n(from[1] - py * wide)}A${n(wide)} ${n(wide)} 0 0 0 ${n(from[0] + px * wide)} ${n(from[1] + py * wide)}Z`,
    fill,
  );
}

const isPlain = (fill: string) => fill.startsWith('#');
const inShade = (fill: string) => (isPlain(fill) ? mix(fill, '#1F1B48', 0.3) : fill);
const longSleeved: readonly Top[] = ['long', 'blazer', 'gown', 'coat', 'smock'];

/** A person about 7.5 heads tall, flat-shaded; 0,0 is the ground under the feet and the body is 100 high. */
function body(options: FigureOptions): string {
  const { pose = poses.stand, top = 'shirt', topFill = palette.white, bottom = top === 'dress' || top === 'cloth' ? 'skirt' : 'trousers', bottomFill = palette.brandStrong, shoes = '#1D1526', tie, stole, skin = skins[2] } = options;
  const { turn = 0.2, lean = 0, head: nod = 0 }: Pose = pose;
  const leanTurn = (lean * Math.PI) / 180;
  const lay = (x: number, y: number): Point => [x * Math.cos(leanTurn) - y * Math.sin(leanTurn), x * Math.sin(leanTurn) + y * Math.cos(leanTurn)];
  const half = 10 - turn * 6;
  const hipHalf = 4.6 - turn * 2.6;

  const leg = (side: 1 | -1, [thigh, shin]: readonly [number, number]) => {
    const start: Point = [hipHalf * side, 0.5];
    const knee = walk(start, thigh, 24);
    const ankle = walk(knee, shin, 23);
    return { start, knee, ankle };
  };
  const nearLeg = leg(-1, pose.nearLeg);
  const farLeg = leg(1, pose.farLeg);
  const ground = Math.max(nearLeg.ankle[1], farLeg.ankle[1]) + 3;

  const drawLeg = ({ start, knee, ankle }: typeof nearLeg, shade: boolean, [, shin]: readonly [number, number]) => {
    const cloth = shade ? inShade(bottomFill) : bottomFill;
    const flesh = shade ? inShade(skin) : skin;
    const forward = turn > 0.3 ? 1 : 0.4;
    const foot = group(`transform="translate(${n(ankle[0])} ${n(ankle[1])}) rotate(${n(-Math.max(-50, Math.min(20, shin * 0.7)))})"`, path(`M-2.1 -1.6L2 -1.6Q3 0 ${n(3.2 + forward * 3.4)} 1.3Q${n(4 + forward * 3)} 3 ${n(3 + forward * 2.6)} 3L-2.5 3Q-3 0.4 -2.1 -1.6Z`, shoes));
    if (bottom === 'trousers') return foot + limb(start, knee, 5.2, 4, cloth) + limb(knee, ankle, 4, 3.3, cloth);
    const hem = bottom === 'shorts' ? walk(start, Math.atan2(knee[0] - start[0], knee[1] - start[1]) * (180 / Math.PI), 21) : start;
    return foot + limb(start, knee, 4.4, 3.3, flesh) + limb(knee, ankle, 3.3, 2.1, flesh) + (bottom === 'shorts' ? limb(start, hem, 5.2, 4.5, cloth) : '');
  };

  const drawArm = (side: 1 | -1, [upper, fore]: readonly [number, number], shade: boolean, prop?: (hand: Point) => string) => {
    const shoulder = lay(half * side, -30.6);
    const elbow = walk(shoulder, upper + lean * -0.2, 15.4);
    const wrist = walk(elbow, fore, 13.4);
    const hand = walk(wrist, fore, 2.6);
    const flesh = shade ? inShade(skin) : skin;
    const cloth = shade ? inShade(topFill) : topFill;
    const bare = limb(shoulder, elbow, 2.9, 2.4, flesh) + limb(elbow, wrist, 2.4, 1.7, flesh) + limb(wrist, hand, 2, 1.7, flesh);
    const sleeveEnd = walk(shoulder, upper, 10.5);
    const sleeve = top === 'bare' || (top === 'cloth' && side === 1) ? '' : longSleeved.includes(top)
      ? limb(shoulder, elbow, 3.5, top === 'gown' || top === 'smock' ? 4.4 : 3, cloth) + limb(elbow, walk(elbow, fore, top === 'gown' ? 8.5 : top === 'smock' ? 10 : 12), top === 'gown' || top === 'smock' ? 4.2 : 2.9, top === 'gown' ? 4.8 : top === 'smock' ? 4 : 2.3, cloth)
      : limb(shoulder, sleeveEnd, 3.7, 3.7, cloth);
    return (prop ? prop(hand) : '') + bare + sleeve;
  };

  const long = top === 'gown' || top === 'cloth' || top === 'dress';
  const wide = (front: number, profile: number) => front + (profile - front) * turn;
  const trunk = (points: readonly (readonly [number, number, number])[]) => [
    ...points.map(([front, profile, y]) => lay(-wide(front, profile), y)),
    ...points.toReversed().map(([front, profile, y]) => lay(wide(front, profile), y)),
  ];
  const torsoShape = trunk([[2.8, 2.4, -35.4], [10, 4.8, -33.4], [12.2, 6.2, -29], [10.6, 7, -20], [9.2, 6.2, -10], [9.3, 6.6, -1], [9.4, 6.6, top === 'blazer' || top === 'coat' ? 7 : 3]]);
  const skirtTo = top === 'gown' ? ground - 9 : top === 'cloth' ? ground - 7 : top === 'dress' ? ground - 15 : top === 'coat' ? 22 : 15;
  const [lowX, highX] = [Math.min(nearLeg.knee[0], farLeg.knee[0], nearLeg.ankle[0], farLeg.ankle[0]), Math.max(nearLeg.knee[0], farLeg.knee[0], nearLeg.ankle[0], farLeg.ankle[0])];
  const drape = (flare: number, to: number, fill: string) => soft([lay(-wide(8.6, 6), -12), [-wide(8.8, 6.6) - flare * 0.3, 2], [Math.min(lowX, -4) - flare, to - 2], [(lowX + highX) / 2, to + 1], [Math.max(highX, 4) + flare, to - 2], [wide(8.8, 6.6) + flare * 0.3, 2], lay(wide(8.6, 6), -12)], fill);
  const seated = Math.abs(pose.nearLeg[0]) > 60;
  const skirts = seated ? '' : bottom === 'skirt' && !long ? drape(3.4, ground - 12, bottomFill) : long ? drape(top === 'gown' ? 4 : 1.4, skirtTo, topFill) : top === 'smock' ? drape(5.5, 14, topFill) : top === 'coat' ? drape(1.6, 20, topFill) : '';

  const collar = options.back ? '' : top === 'shirt' || top === 'long' ? polygon([lay(-2.8, -35.8), lay(0.2, -31.6), lay(-4.2, -32.6)], mix(isPlain(topFill) ? topFill : '#FFFFFF', '#FFFFFF', 0.5)) + polygon([lay(2.8, -35.8), lay(0.2, -31.6), lay(4.2, -32.6)], mix(isPlain(topFill) ? topFill : '#FFFFFF', '#FFFFFF', 0.5)) : '';
  const shirtFront = options.back ? '' : top === 'blazer' || top === 'gown' || top === 'coat' ? polygon([lay(-3, -35.6), lay(3, -35.6), lay(0.4 + turn * 1.6, -20)], '#FFF3DC') : '';
  const tieShape = tie && !options.back ? polygon([lay(-1 + turn * 1.6, -34), lay(1 + turn * 1.6, -34), lay(1.7 + turn * 2, -18), lay(turn * 2, -15.5), lay(-1.7 + turn * 2, -18)], tie) : '';
  const cloth = top === 'cloth' ? soft([lay(-half - 2.4, -32.5), lay(-2.4, -35), lay(wide(9, 5), -24), lay(wide(10, 7), -12), lay(wide(9.2, 6.6), 4), lay(-wide(9.2, 6.6), 4), lay(-half - 3.6, -12)], topFill) : '';
  const belt = (top === 'shirt' || top === 'long') && !long ? polygon([lay(-wide(8.9, 6.2), -1), lay(wide(8.9, 6.2), -1), lay(wide(9, 6.3), 1.2), lay(-wide(9, 6.3), 1.2)], '#2A1A26') : '';
  const stoleShape = stole && !options.back ? path(curve([lay(-4, -36), lay(-3.6, -24), lay(-4.6, -4)]), 'none', `stroke="${stole}" stroke-width="4" stroke-linecap="butt"`) + path(curve([lay(4, -36), lay(3.8, -24), lay(4.8, -6)]), 'none', `stroke="${stole}" stroke-width="4" stroke-linecap="butt"`) : '';

  const neck = limb(lay(turn * 0.6, -33), lay(turn * 1.2, -39), 2.8, 2.5, mix(skin, '#1F1029', 0.22));
  const [headX, headY] = lay(turn * 1.6, -43.6);
  const head = group(`transform="translate(${n(headX)} ${n(headY)}) rotate(${n(nod + lean * 0.5)})"`, drawHead({ ...options, skin, turn }));
  const torsoFill = top === 'bare' ? skin : top === 'cloth' ? skin : topFill;

  return group(`transform="translate(0 ${n(-ground)})"`,
    drawArm(1, pose.farArm, true, options.inFarHand),
    drawLeg(farLeg, true, pose.farLeg),
    drawLeg(nearLeg, false, pose.nearLeg),
    bottom === 'skirt' || long ? '' : ellipse(0, 0.5, wide(9, 6.4), 4.4, bottomFill),
    skirts, neck, soft(torsoShape, torsoFill), belt, shirtFront, tieShape, collar, cloth, stoleShape, head,
    drawArm(-1, pose.nearArm, false, options.inNearHand),
  );
}

/** A person, lit and with a long shadow on the ground. */
export function figure(options: FigureOptions): string {
  const { x, y, height, facing = 1, light, shadow = {} } = options;
  const shape = at(x, y, body(options), (height / 100) * facing, height / 100);
  const person = light === null ? shape : lit(shape, height, light);
  return (shadow ? shadowOf(shape, [x, y], shadow) : '') + person;
}
