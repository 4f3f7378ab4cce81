import { blurred, lit } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import { across, down, ellipse, group, path, rect, round, stroke } from '../kit/svg.ts';
import { flatLay, formed, lift, lyingShadow, tabletop } from './parts.ts';
import { wooden } from './wood.ts';

const metal = across('#6A420C', '#C98E28', '#FFF0C0', '#D9A63E', '#8A5A12');
const steel = across('#4A5068', '#C9D2E6', '#FFFFFF', '#8A94B0', '#5A6280');
const flame = 'M0 -250C-120 -270 -130 -390 -60 -470C-56 -420 -20 -410 -10 -530C90 -460 150 -300 0 -250Z';
const outline = 'M-34 0H34L26 300Q24 330 0 330Q-24 330 -26 300ZM-90 -100H90L60 0H-60ZM-110 -150Q-110 -170 -90 -170H90Q110 -170 110 -150V-120Q110 -100 90 -100H-90Q-110 -100 -110 -120Z';
const whole = `${outline}M0 -160C-170 -180 -190 -400 -80 -520C-60 -480 -40 -480 -20 -590C150 -480 200 -260 0 -160Z`;

/** The brass torch with enamelled flame; about 220 wide and 900 high. */
function torchCharm(): string {
  return lit(path('M0 -160C-170 -180 -190 -400 -80 -520C-60 -480 -40 -480 -20 -590C150 -480 200 -260 0 -160Z', metal) + path(outline, metal), 320) +
    path(flame, down('#FFE08A', '#F0A830', '#D9782A')) + blurred(path('M30 -290C80 -330 70 -400 30 -460C40 -400 10 -340 30 -290Z', '#FFFFFF', 'opacity=".55"'), 5) + path('M-10 -256C-60 -270 -60 -330 -20 -380C-10 -330 50 -300 -10 -256Z', '#FFF3CC', 'opacity=".8"') +
    [40, 80, 120, 160, 200].map((y) => stroke(`M${-32 + y * 0.03} ${y}H${32 - y * 0.03}`, '#6A420C', 5, 'opacity=".6"') + stroke(`M${-32 + y * 0.03} ${y + 5}H${32 - y * 0.03}`, '#FFF0C0', 2.5, 'opacity=".7"')).join('') +
    stroke('M-80 -138H86', '#FFF6D8', 7, 'opacity=".7"');
}

const ring = (x: number, y: number, r: number) => group('transform="translate(-16 20)" opacity=".4"', blurred(`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2A0F18" stroke-width="24"/>`, 6)) + `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#4A5068" stroke-width="26"/><circle cx="${x + 3}" cy="${y - 3}" r="${r}" fill="none" stroke="${steel}" stroke-width="17"/>` + stroke(`M${x - r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.6} ${y - r * 0.8}`, '#3A4058', 3);

/** A door key that hangs from its bow at 0 0. */
function key(turn: number, fill: string): string {
  const shape = 'M-58 60A62 62 0 1 1 58 60L22 110V400L44 420L22 440L40 466L22 486V520L0 546L-22 520V110ZM-22 30A24 24 0 1 0 22 30A24 24 0 1 0 -22 30Z';
  return group(`transform="rotate(${turn})"`, lyingShadow(shape, 16), lit(path(shape, fill, 'fill-rule="evenodd"'), 200), stroke('M2 130V500', '#2A2030', 5, 'opacity=".45"'));
}

function flat(): string {
  const pouch = 'M700 640C820 600 1010 620 1120 690C1150 820 1150 980 1110 1110C980 1150 820 1140 700 1090C670 940 670 780 700 640Z';
  return flatLay('#C98660', lyingShadow(pouch, 34), formed(pouch, '#EBDDBB', { dark: 0.35 }), stroke('M704 720C830 690 1000 700 1130 770', '#B3261E', 8), stroke('M706 728C640 760 600 700 640 660', '#B3261E', 8),
    group('transform="translate(500 800) rotate(24)"', lyingShadow(whole, 34), torchCharm()), stroke('M736 262Q730 226 752 214', '#C98E28', 15), ring(786, 146, 84));
}

function onHook(): string {
  return tabletop(['#2F5C50', '#6E9470'], '#6A3A2A', 1192, wooden('M0 0H1200V210H0Z', '#8A5230', [0, 0, 1200, 210], 7, false) + path('M0 206H1200V250H0Z', down(['#0A1A18', 0.6], ['#0A1A18', 0])),
    ...[260, 940].map((x) => lyingShadow(`M${x - 30} 110h60v60h-60Z`, 18) + path(`M${x - 14} 120V190Q${x - 14} 226 ${x + 20} 226Q${x + 46} 226 ${x + 46} 196`, 'none', `stroke="${palette.gold}" stroke-width="20" stroke-linecap="round"`) + ellipse(x - 4, 112, 34, 34, round('#FFF0C0', '#A97418'))),
    group('transform="translate(572 20)"', lyingShadow('M-26 100h60v80h-60Z', 20), path('M-14 120V206Q-14 246 24 246Q54 246 54 212', 'none', 'stroke="#8A5A12" stroke-width="26" stroke-linecap="round"'), path('M-10 120V206Q-10 242 24 242Q50 242 50 212', 'none', 'stroke="#F0CE7A" stroke-width="14" stroke-linecap="round"'), ellipse(-8, 110, 40, 40, round('#FFF0C0', '#A97418'))),
    group('transform="translate(520 420)"', key(24, steel)), group('transform="translate(560 430)"', key(9, across('#6A420C', '#C98E28', '#FFE2A0', '#8A5A12'))), ring(596, 356, 104),
    group('transform="translate(724 888) rotate(-10) scale(.74)"', lyingShadow(whole, 34), stroke('M-20 -570C-24 -600 -24 -610 -30 -640', '#C98E28', 18), torchCharm()),
    rect(0, 1186, 1200, 14, lift('#6A3A2A', 0.2)));
}

/** The brass torch: with its pouch, and on the hook with the keys of the house. */
export const keyring = [flat(), onHook()];
