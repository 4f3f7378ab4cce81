import { figure } from '../kit/figure.ts';
import { schoolGate } from '../kit/gate.ts';
import { hills, treeLine } from '../kit/land.ts';
import { blurred, glow, lit, sky } from '../kit/light.ts';
import { mix, palette, shaded, skins } from '../kit/palette.ts';
import { poses } from '../kit/poses.ts';
import { seeded } from '../kit/random.ts';
import { across, down, group, n, path, picture, rect, stroke } from '../kit/svg.ts';
import { finish, lift, side, tabletop } from './parts.ts';
import { year } from './year.ts';

const navy = palette.brandStrong;
const gold = palette.gold;

/** The open canopy from the side, its top at 0 0, about 960 wide and 400 high. */
function canopy(): string {
  const feet = [-480, -400, -210, 20, 250, 420, 480];
  const panel = (from: number, to: number, fill: string, light: number) => {
    const bulge = (x: number) => `${n(x * 0.86)} 60 ${n(x)} 220 ${n(x)} 380`;
    const back = (x: number) => `${n(x)} 220 ${n(x * 0.86)} 60 0 0`;
    const data = `M0 0C${bulge(from)}Q${n((from + to) / 2)} ${310 - Math.abs(to - from) * 0.06} ${to} 380C${back(to)}Z`;
    return path(data, down(lift(fill, light * 0.6), light < 0.12 ? shaded(fill, 0.3) : lift(fill, light))) + path(data, across(['#0A0824', 0.28], ['#0A0824', 0], ['#FFE6B0', light * 0.5]));
  };
  const under = path('M-480 380Q-440 330 -400 380Q-300 300 -210 380Q-90 300 20 380Q140 300 250 380Q340 310 420 380Q450 340 480 380C300 300 -300 300 -480 380Z', '#0A0F2A');
  const panels = feet.slice(0, -1).map((from, i) => panel(from, feet[i + 1] ?? 480, i % 2 ? gold : navy, 0.03 + i * 0.08)).join('');
  const ribs = feet.map((x) => stroke(`M0 0C${n(x * 0.86)} 60 ${x} 220 ${x} 380`, '#0A0F2A', 3, 'opacity=".4"') + stroke(`M${x} 376v14`, '#C98E28', 7)).join('');
  return under + panels + ribs + path('M-9 4L-5 -52H5L9 4Z', across('#5A3A1C', '#E0B070'));
}

function open(): string {
  const shaft = group('', path('M-11 0H11V900H-11Z', across('#6A3E1C', '#C98A4A', '#F6CF94')), path('M-20 640H20V910Q0 926 -20 910Z', across('#5A3214', '#B5743A', '#F0BE80')), path('M-22 630H22V652H-22Z', across('#8A5A12', '#FFE2A0', '#A97418')), group('transform="translate(-9 860) rotate(-90)"', year(0, 0, 1.15, '#3A1C10')));
  const body = group('transform="translate(600 130) rotate(14)"', shaft, lit(canopy(), 360));
  const cast = group('transform="translate(560 1010) skewX(-40) scale(1 .2)" opacity=".5"', blurred(path('M-520 0C-480 -300 400 -300 460 0C400 200 -400 200 -520 0Z', '#2A1030'), 20));
  return tabletop(['#F8DFB0', '#EBA873'], '#B26844', 860, cast, body);
}

function rain(): string {
  const chance = seeded(6);
  const drops = Array.from({ length: 150 }, () => {
    const [x, y, long] = [chance.between(-40, 1240), chance.between(-20, 1180), chance.between(24, 70)];
    return `M${n(x)} ${n(y)}l${n(-long * 0.22)} ${n(long)}`;
  }).join('');
  const rings = Array.from({ length: 26 }, () => `<ellipse cx="${n(chance.between(0, 1200))}" cy="${n(chance.between(960, 1190))}" rx="${n(chance.between(12, 34))}" ry="${n(chance.between(3, 8))}" fill="none" stroke="#FFE6BC" stroke-width="2" opacity=".5"/>`).join('');
  const man = (x: number, facing: 1 | -1, fill: string, skin: string, tie: string) => figure({ x, y: 1040, height: 560, facing, skin, top: 'blazer', topFill: fill, bottom: 'trousers', bottomFill: mix(fill, '#0B0B20', 0.3), tie, pose: poses.stroll, face: 'smile', shadow: false });
  const men = man(540, 1, '#26305E', skins[2], gold) + man(700, -1, '#5A3A4A', skins[4], '#F2E4C8');
  const brolly = group('transform="translate(622 176) rotate(-4)"', path('M-6 0H6V520H-6Z', across('#6A3E1C', '#C98A4A', '#F6CF94')), lit(group('transform="scale(.74)"', canopy()), 260));
  return picture(side, side, sky(side, side, { colours: ['#2F3B6E', '#5D6290', '#9A8398', '#DDA184', '#F4C58E'], horizon: 800, clouds: 12, seed: 17 }), glow(940, 620, 520, '#FFD08A', 0.6), hills(side, 800, 110, '#7A6484', 3), treeLine(side, 830, 130, '#4E4468', 8, side),
    group('opacity=".9"', schoolGate({ x: 330, y: 900, opening: 290, wall: '#D9B592', shade: '#5E4A70' })), rect(0, 890, side, 310, down('#8A6A7A', '#4A4468', '#262A50')),
    group('opacity=".35"', blurred(group('transform="translate(0 2080) scale(1 -1)"', men), 5)), blurred(path('M420 1040H820V1062H380Z', '#14122E', 'opacity=".6"'), 8), men, brolly,
    stroke(drops, '#FFF0D2', 2.4, 'opacity=".42"'), rings, finish());
}

/** The June umbrella: open in the sun, and at work in June. */
export const umbrella = [open(), rain()];
