import { palette, shaded } from '../kit/palette.ts';
import { across, group, n, path, polygon, stroke } from '../kit/svg.ts';
import { lift, lyingShadow, standingShadow } from './parts.ts';

/** A hardback or paperback that stands a little turned: pages towards the sun, `cover` drawn 600 by 800 on its front. */
export function standingBook(x: number, foot: number, scale: number, colour: string, cover: string, thick = 90): string {
  const spine = polygon([[-thick, -792], [0, -800], [0, 0], [-thick, -26]], across(shaded(colour, 0.7), shaded(colour, 0.4)));
  const front = group('transform="matrix(.92 .045 0 1 0 -800)"', cover, path('M0 0H600V800H0Z', across(['#14081C', 0.4], ['#14081C', 0.1, 0.05], ['#FFFFFF', 0.08, 0.09], ['#FFFFFF', 0, 0.2], ['#FFE2A8', 0.22])));
  return standingShadow(x - thick * scale, x + 552 * scale, foot + 4, 480 * scale) + group(`transform="translate(${n(x)} ${n(foot)}) scale(${n(scale)})"`,
    spine, front, stroke('M552 -773V27', '#FFE2A8', 4, 'opacity=".7"'), stroke('M0 -800V0', lift(colour, 0.5), 3, 'opacity=".6"'));
}

const page = (side: 1 | -1) => `M600 330C${600 + side * 120} 270 ${600 + side * 320} 270 ${600 + side * 500} 310L${600 + side * 520} 960C${600 + side * 330} 920 ${600 + side * 120} 920 600 990Z`;

/** An open book from above; what lies on its pages is drawn in the picture's own pixels. */
export function openBook(colour: string, left: string, right: string, paper = '#FBF1DA'): string {
  const boards = 'M600 320C480 262 280 262 76 300L52 992C280 948 470 950 600 1016C730 950 920 948 1148 992L1124 300C920 262 720 262 600 320Z';
  const leaves = [18, 12, 6].map((deep) => group(`transform="translate(0 ${deep})"`, path(page(-1), '#D8C49A', 'stroke="#B89C6C" stroke-width="1.500"'), path(page(1), '#F0DFB8', 'stroke="#B89C6C" stroke-width="1.500"'))).join('');
  return lyingShadow(boards, 44) + path(boards, across(shaded(colour, 0.35), colour, lift(colour, 0.35))) + leaves +
    path(page(-1), across(shaded(paper, 0.06), paper, shaded(paper, 0.34))) + path(page(1), across(shaded(paper, 0.3), shaded(paper, 0.04), '#FFF9E8')) + left + right +
    stroke('M600 330V990', palette.earth, 5, 'opacity=".55"') + path('M600 330C640 310 680 296 720 290L736 930C680 940 640 960 600 990Z', across(['#5A2A20', 0.35], ['#5A2A20', 0]));
}
