import { mix } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { curve, type Landmark } from './geometry.ts';
import { placerOf } from './head.ts';
import type { Features, Look } from './look.ts';
import type { Tones } from './tones.ts';

interface Cut {
  /** How far the hair stands off the skull at the crown and at the sides. */
  rise: number;
  side: number;
  /** Height of the hairline above the eyes. */
  line: number;
  /** Where the sides begin to thin out and where they end. */
  fadeFrom: number;
  fadeTo: number;
  /** Size and number of the curls that give texture. */
  curl: number;
  curls: number;
  /** Radius of the curls that break the outline. */
  lumps?: number;
  flat?: boolean;
}

const cuts: Record<Exclude<Look['hair'], 'bald' | 'locs'>, Cut> = {
  fade: { rise: 20, side: 4, line: 136, fadeFrom: -128, fadeTo: -30, curl: 5, curls: 260 },
  low: { rise: 8, side: 5, line: 140, fadeFrom: -70, fadeTo: 16, curl: 2.6, curls: 420 },
  waves: { rise: 10, side: 4, line: 138, fadeFrom: -100, fadeTo: -6, curl: 2.6, curls: 0 },
  afro: { rise: 58, side: 30, line: 134, fadeFrom: -30, fadeTo: 34, curl: 7, curls: 460, lumps: 11 },
  twists: { rise: 34, side: 3, line: 130, fadeFrom: -116, fadeTo: -26, curl: 10, curls: 60, lumps: 15 },
  hightop: { rise: 40, side: 3, line: 136, fadeFrom: -136, fadeTo: -36, curl: 5, curls: 360, lumps: 7, flat: true },
  receding: { rise: 6, side: 5, line: 160, fadeFrom: -70, fadeTo: 16, curl: 2.4, curls: 360 },
};

/** Hair in front of the head: cut, fade, texture and the sun on its edge. */
export function hair(look: Features, tones: Tones, id: string): string {
  const colour = look.hairColour ?? '#17100f';
  if (look.hair === 'bald') return scalp(look, tones);
  if (look.hair === 'locs') return locs(look, colour);
  const cut = cuts[look.hair];
  const { shape, rim } = capOf(look, cut);
  const [sunX, sunY] = placerOf(look)(70, -200 - cut.rise * 0.6, 0);
  return `<linearGradient id="${id}-fade" gradientUnits="userSpaceOnUse" x1="0" y1="${cut.fadeFrom}" x2="0" y2="${cut.fadeTo}">
      <stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <mask id="${id}-hairmask" maskUnits="userSpaceOnUse" x="-300" y="-400" width="600" height="700">
      <rect x="-300" y="-400" width="600" height="700" fill="url(#${id}-fade)"/></mask>
    <clipPath id="${id}-hair"><path d="${shape}"/></clipPath>
    <radialGradient id="${id}-sun" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="${sunY}" r="190">
      <stop stop-color="#d98a3a" stop-opacity=".85"/><stop offset=".45" stop-color="#8a4a2a" stop-opacity=".4"/><stop offset="1" stop-color="#8a4a2a" stop-opacity="0"/></radialGradient>
    ${cut.lumps ? lumps(look, cut, colour) : ''}
    <g mask="url(#${id}-hairmask)"><path d="${shape}" fill="${colour}"/>
      <g clip-path="url(#${id}-hair)">${look.hair === 'waves' ? waves(look) : curls(look, cut)}
      <path d="${shape}" fill="url(#${id}-sun)" opacity=".75"/>
      ${cut.lumps ? '' : `<path d="${rim}" fill="none" stroke="#ffc46a" stroke-width="9" opacity=".8" mask="url(#${id}-rimmask)"/>`}</g></g>`;
}

function capOf(look: Features, { rise, side, line, flat }: Cut) {
  const place = placerOf(look);
  const receding = look.hair === 'receding';
  const top: Landmark[] = flat
    ? [[-118 - side, -176 - rise * 0.6, -30], [-92, -198 - rise * 0.95, -30], [0, -208 - rise, -30], [92, -198 - rise * 0.95, -30], [118 + side, -176 - rise * 0.6, -30]]
    : [[-100 - side * 0.8, -170 - rise * 0.62, -30], [-58, -196 - rise * 0.92, -34], [0, -204 - rise, -36], [58, -196 - rise * 0.92, -34], [100 + side * 0.8, -170 - rise * 0.62, -30]];
  const sideOut = (s: number): Landmark[] => [[s * (133 + side * 0.2), -15, 4], [s * (134 + side), -78, -12], [s * (124 + side), -128 - rise * 0.3, -26]];
  const front: Landmark[] = receding
    ? [[122, 14, 4], [122, 14, 4], [118, -40, 12], [108, -78, 22], [96, -120, 32], [66, -166, 42], [34, -158, 58], [0, -152, 66], [-34, -158, 58], [-66, -166, 42], [-96, -120, 32], [-108, -78, 22], [-118, -40, 12], [-122, 14, 4], [-122, 14, 4]]
    : [[122, 14, 4], [122, 14, 4], [117, -40, 12], [100, -74, 30], [102, -112, 30], [98, -120, 34], [60, -line, 56], [0, -line - 5, 68], [-60, -line, 56], [-98, -120, 34], [-102, -112, 30], [-100, -74, 30], [-117, -40, 12], [-122, 14, 4], [-122, 14, 4]];
  const outer = [...sideOut(-1), ...top, ...sideOut(1).toReversed()].map((point) => place(...point));
  return { shape: curve([...outer, ...front.map((point) => place(...point))]), rim: curve(outer, false) };
}

/** Curls along the outline, so that the hair does not end like a helmet. */
function lumps(look: Features, { rise, side, lumps: radius = 0, flat }: Cut, colour: string): string {
  const place = placerOf(look);
  const chance = seeded(Math.round(rise * 13 + radius));
  const count = Math.round(330 / radius);
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = Math.PI * (0.93 - (i / count) * 0.86);
    const squareness = flat ? 0.62 : 0.86;
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** squareness;
    const [x, y] = place((122 + side) * bend(Math.cos(angle)), -112 - (88 + rise) * Math.max(bend(Math.sin(angle)), -0.2), -30);
    const sun = Math.max(0, Math.cos(angle)) * 0.7;
    const size = radius * chance.between(0.8, 1.25);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${mix(colour, '#c9772f', sun * 0.8)}"/>`;
  }).join('');
}

function curls(look: Features, { rise, curl, curls: count }: Cut): string {
  const place = placerOf(look);
  const chance = seeded(Math.round(look.turn * 31 + rise * 7 + look.width * 100));
  const random = () => chance.between(0, 1);
  return Array.from({ length: count }, () => {
    const [x, y] = [(random() - 0.5) * 350, -110 - random() * (120 + rise)];
    const [px, py] = place(x, random() < 0.3 ? y + 90 : y, -10);
    const lit = x > -20 + random() * 80 && y < -140 - random() * rise;
    const size = curl * (0.6 + random() * 0.8);
    const fill = lit ? (random() < 0.4 ? '#9a5a2e' : '#5d3420') : random() < 0.5 ? '#2c1c1a' : '#0b0708';
    return `<path d="M${(px - size).toFixed(1)} ${py.toFixed(1)}q${size.toFixed(1)} ${(-size * 1.3).toFixed(1)} ${(size * 2).toFixed(1)} 0" fill="none" stroke="${fill}" stroke-width="${(size * 0.5).toFixed(1)}" stroke-linecap="round" opacity=".75"/>`;
  }).join('');
}

function waves(look: Features): string {
  const place = placerOf(look);
  return Array.from({ length: 9 }, (_, i) => {
    const y = -132 - i * 10;
    const points = Array.from({ length: 13 }, (_, k) => place((k - 6) * 24, y + Math.sin(k * 1.5 + i) * 3 + ((k - 6) ** 2) * 0.75, 20));
    return `<path d="${curve(points, false)}" fill="none" stroke="${i % 2 ? '#5d3a26' : '#3a2622'}" stroke-width="3" opacity=".6"/>`;
  }).join('');
}

function scalp(look: Features, tones: Tones): string {
  const place = placerOf(look);
  const shape = (points: Landmark[]) => curve(points.map((point) => place(...point)));
  return `<path d="${shape([[10, -188, 20], [60, -182, 14], [100, -146, 6], [92, -140, 20], [50, -164, 36], [10, -172, 40]])}" fill="${tones.light}"/>
    <path d="${shape([[40, -182, 20], [72, -172, 12], [88, -154, 10], [62, -162, 26]])}" fill="${tones.glow}" opacity=".9"/>`;
}

/** Long locs tied back: a crown of ropes from the hairline, some falling behind the shoulders. */
function locs(look: Features, colour: string): string {
  const place = placerOf(look);
  const rope = (points: Landmark[], width: number, lit: number) => {
    const path = curve(points.map((point) => place(...point)), false);
    return `<path d="${path}" fill="none" stroke="${mix(colour, '#050304', 0.4)}" stroke-width="${width + 4}" stroke-linecap="round"/>
      <path d="${path}" fill="none" stroke="${mix(colour, '#c9772f', lit)}" stroke-width="${width}" stroke-linecap="round"/>
      <path d="${path}" fill="none" stroke="${mix(colour, '#ffb55e', lit + 0.12)}" stroke-width="${width * 0.4}" stroke-dasharray="3 7" stroke-linecap="round" opacity=".7"/>`;
  };
  const crown = Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) / 7;
    const start: Landmark = [t * 104, -136 + t * t * 26, 60 - t * t * 34];
    return rope([start, [t * 108, -176 + t * t * 26, 34], [t * 90, -216 + t * t * 26, -10], [t * 50, -232 + t * t * 14, -50]], 15, 0.08 + Math.max(0, t) * 0.34);
  });
  const { shape } = capOf(look, { ...cuts.low, rise: 16, side: 8 });
  return [`<path d="${shape}" fill="${mix(colour, '#050304', 0.3)}"/>`, ...crown].join('');
}

/** The part of the hair that hangs behind the neck. */
export function hairBehind(look: Features): string {
  if (look.hair !== 'locs') return '';
  const place = placerOf(look);
  const colour = look.hairColour ?? '#17100f';
  return [-1, 1].flatMap((s) => Array.from({ length: 6 }, (_, i) => {
    const points: Landmark[] = [[s * 118, -120 + i * 8, -40], [s * (150 - i * 5), -10 + i * 16, -50], [s * (150 - i * 9), 140, -46], [s * (166 - i * 14), 236 + i * 12, -30]];
    const path = curve(points.map((point) => place(...point)), false);
    return `<path d="${path}" fill="none" stroke="#0b0607" stroke-width="21" stroke-linecap="round"/>
      <path d="${path}" fill="none" stroke="${mix(colour, '#c9772f', s > 0 ? 0.3 - i * 0.04 : 0.05)}" stroke-width="16" stroke-linecap="round"/>`;
  })).join('');
}
