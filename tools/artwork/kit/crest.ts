import { palette } from './palette.ts';
import { across, at, down, group, n, path, stroke } from './svg.ts';

const shieldData = 'M256 30C316 56 378 66 440 66V250C440 350 366 418 256 470C146 418 72 350 72 250V66C134 66 196 56 256 30Z';
const innerData = 'M256 56C312 79 364 88 416 89V250C416 338 352 402 256 451C160 402 96 338 96 250V89C148 88 200 79 256 56Z';

/** The year in digits of our own, 44 by 16. */
function year(colour: string): string {
  const digits = ['M1 4.2C1-.6 9.2-.6 9.2 4.2C9.2 8 2.4 11 1 15.2H9.6', 'M5.2.8C-.2.8-.2 15.2 5.2 15.2S10.6.8 5.2.8Z', 'M1.6 3.6L5.4.9V15.2', 'M8.8.9H2.2L1.5 7.2C5 5 9.6 6.4 9.6 10.6C9.6 15.8 3.4 16.4.8 13.4'];
  return digits.map((data, index) => group(`transform="translate(${n(index * 12 - (index > 2 ? 1.5 : 0))} 0)"`, stroke(data, colour, 2.5))).join('');
}

function flame(x: number, y: number): string {
  return path(`M${x} ${y}C${x - 30} ${y - 10} ${x - 26} ${y - 44} ${x - 8} ${y - 62}C${x - 8} ${y - 48} ${x + 2} ${y - 46} ${x + 2} ${y - 76}C${x + 26} ${y - 56} ${x + 34} ${y - 12} ${x} ${y}Z`, down('#F7C65A', '#EE9A3A')) +
    path(`M${x} ${y - 4}C${x - 14} ${y - 10} ${x - 12} ${y - 28} ${x - 1} ${y - 40}C${x + 2} ${y - 28} ${x + 16} ${y - 18} ${x} ${y - 4}Z`, '#FFF0C0');
}

function book(x: number, y: number): string {
  const page = (side: 1 | -1) => path(`M${x} ${y}C${x + 30 * side} ${y - 20} ${x + 70 * side} ${y - 22} ${x + 104 * side} ${y - 12}V${y + 46}C${x + 70 * side} ${y + 36} ${x + 30 * side} ${y + 40} ${x} ${y + 58}Z`, side === 1 ? '#FFFDF6' : '#E9DFC8');
  const line = (side: 1 | -1, lower: number) => stroke(`M${x + 18 * side} ${y + lower + 2}C${x + 40 * side} ${y + lower - 9} ${x + 64 * side} ${y + lower - 10} ${x + 88 * side} ${y + lower - 6}`, '#B9A98A', 3);
  return path(`M${x} ${y + 6}C${x - 34} ${y - 14} ${x - 78} ${y - 14} ${x - 114} ${y - 4}V${y + 58}C${x - 74} ${y + 46} ${x - 30} ${y + 50} ${x} ${y + 70}C${x + 30} ${y + 50} ${x + 74} ${y + 46} ${x + 114} ${y + 58}V${y - 4}C${x + 78} ${y - 14} ${x + 34} ${y - 14} ${x} ${y + 6}Z`, palette.gold) +
    page(-1) + page(1) + [14, 26, 38].map((lower) => line(-1, lower) + line(1, lower)).join('');
}

function archway(): string {
  return path('M150 286V204C150 86 362 86 362 204V286H330V208C330 128 182 128 182 208V286Z', '#FBF3DF') +
    path('M330 208C330 148 290 132 256 132C310 112 362 138 362 204V286H330Z', '#E3D3AE') +
    path('M138 286H194V298H138ZM318 286H374V298H318ZM142 196H190V208H142ZM322 196H370V208H322Z', palette.gold);
}

/** The crest: the gate's arch over torch and open book, with the year on a ribbon; 512 by 512. */
export function crestBody(): string {
  return path(shieldData, across(palette.gold, '#F6CE72', '#C98A1C')) +
    path(innerData, down('#2450B4', palette.brand, palette.brandStrong)) +
    path('M256 56C312 79 364 88 416 89V250C416 338 352 402 256 451Z', '#0B1B4A', 'opacity=".22"') +
    archway() +
    path('M246 232H266L261 330H251Z', '#E9C27A') + path('M238 220H274L268 238H244Z', palette.gold) + flame(256, 220) +
    book(256, 312) +
    path('M60 404L28 446L74 452L66 480L128 446V398Z', '#B9801A') + path('M452 404L484 446L438 452L446 480L384 446V398Z', '#B9801A') +
    path('M104 392C200 420 312 420 408 392L420 452C314 482 198 482 92 452Z', down('#F4C765', palette.gold)) +
    group('transform="translate(190 419) scale(2.86)"', year(palette.brandStrong));
}

/** The crest around a middle point, in any size. */
export const crest = (x: number, y: number, size: number) => at(x - size / 2, y - size / 2, crestBody(), size / 512);

/** The crest for the smallest sizes: shield, arch and flame only; 64 by 64. */
export function smallCrestBody(): string {
  return path('M32 2C40 5 49 6 58 6V31C58 46 47 56 32 62C17 56 6 46 6 31V6C15 6 24 5 32 2Z', palette.gold) +
    path('M32 7C39 9.600 46 10.500 53 10.700V31C53 43 44 51.500 32 56.500C20 51.500 11 43 11 31V10.700C18 10.500 25 9.600 32 7Z', palette.brandStrong) +
    path('M17 44V29C17 12 47 12 47 29V44H40.500V29.500C40.500 20.500 23.500 20.500 23.500 29.500V44Z', '#FFF9EA') +
    path('M32 46C25.500 43 26.500 35.500 31 30C31.500 33.500 34 33 33.500 28C39.500 33 39 43.500 32 46Z', '#F6C453');
}
