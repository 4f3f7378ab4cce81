import { mix } from '../kit/palette.ts';
import { stroke } from '../kit/svg.ts';
import { curve, type Point } from './geometry.ts';
import type { BustShape } from './look.ts';

export const fill = (path: string, colour: string, opacity = 1) => `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
export const flat = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
export const dark = (colour: string, amount = 0.4) => mix(colour, '#2a0f30', amount);
/** Sunlit cloth: cool colours turn to rose on the way to gold, so that they do not grey. */
export const lit = (colour: string, amount = 0.28) => mix(mix(colour, '#f08a6a', amount * 0.7), '#ffc27a', amount * 0.35);

/** Cloth over the shoulders: body, shadowed left, sunlit right shoulder and a few folds. */
export function cloth({ body }: BustShape, colour: string): string {
  return [
    fill(body, colour),
    fill(curve([[40, 1040], [40, 1040], [60, 860], [130, 770], [230, 728], [262, 760], [210, 820], [236, 900], [200, 1040], [200, 1040]]), dark(colour, 0.32), 0.85),
    fill(curve([[40, 1040], [60, 860], [118, 790], [150, 800], [110, 880], [120, 1040]]), dark(colour, 0.5), 0.7),
    fill(curve([[536, 716], [640, 752], [716, 814], [748, 910], [756, 990], [728, 900], [688, 830], [610, 780], [540, 756]]), lit(colour, 0.42), 0.9),
    fill(curve([[596, 800], [660, 830], [700, 900], [700, 1040], [700, 1040], [664, 1040], [664, 1040], [650, 920], [620, 850]]), lit(colour, 0.16), 0.8),
    fill(curve([[560, 860], [580, 930], [576, 1040], [576, 1040], [556, 1040], [556, 1040], [560, 940]]), dark(colour, 0.3), 0.6),
  ].join('');
}

/** Bare skin in an open neckline that ends at `deep`. */
function openNeck({ skin, skinShade }: BustShape, deep: number): string {
  return fill(flat([[312, 690], [350, 722], [400, 734], [450, 722], [488, 690], [404, deep]]), skin)
    + fill(flat([[312, 690], [350, 722], [400, 734], [398, 790], [404, deep]]), skinShade)
    + fill(flat([[430, 728], [488, 690], [404, deep], [410, 800]]), lit(skin, 0.3), 0.6);
}

const closedCollar = (shirt: string) => [
  fill(flat([[286, 716], [302, 664], [330, 706], [392, 752], [346, 826]]), dark(shirt, 0.2)),
  fill(flat([[514, 716], [498, 664], [470, 706], [408, 752], [454, 826]]), shirt),
  fill(flat([[498, 664], [506, 690], [474, 722], [416, 760], [408, 752], [470, 706]]), dark(shirt, 0.14)),
  fill(flat([[302, 664], [294, 690], [326, 722], [384, 762], [392, 752], [330, 706]]), dark(shirt, 0.34)),
];

const looseCollar = (shirt: string) => [
  fill(flat([[282, 716], [302, 664], [322, 716], [372, 806], [330, 846]]), dark(shirt, 0.24)),
  fill(flat([[518, 716], [498, 664], [478, 716], [434, 806], [474, 846]]), shirt),
  fill(flat([[498, 664], [508, 690], [488, 728], [442, 812], [434, 806], [478, 716]]), dark(shirt, 0.14)),
  fill(flat([[302, 664], [292, 690], [312, 728], [364, 812], [372, 806], [322, 716]]), dark(shirt, 0.36)),
];

function lapel(colour: string, side: 1 | -1): string {
  const m = (x: number): number => 400 + side * x;
  const tone = side > 0 ? lit(colour, 0.12) : dark(colour, 0.14);
  return fill(flat([[m(108), 688], [m(132), 706], [m(186), 838], [m(140), 850], [m(160), 884], [m(14), 1040], [m(-10), 1040], [m(-4), 990]]), dark(colour, 0.55), 0.5)
    + fill(flat([[m(104), 690], [m(126), 704], [m(178), 832], [m(132), 846], [m(152), 876], [m(6), 1040], [m(-24), 1040], [m(8), 960]]), tone);
}

/** A suit with shirt and tie; pass no tie for an open collar. */
export const suit = (colour: string, shirt: string, tie?: string, stripe?: string) => (bust: BustShape): string => [
  cloth(bust, colour),
  fill(flat([[296, 700], [350, 730], [400, 748], [450, 730], [504, 700], [420, 960], [400, 980]]), shirt),
  fill(flat([[296, 700], [350, 730], [400, 748], [394, 960]]), dark(shirt, 0.28), 0.8),
  tie
    ? `<clipPath id="tie-${tie.slice(1)}"><path d="${flat([[374, 742], [426, 742], [434, 756], [422, 798], [448, 1040], [356, 1040], [378, 798], [366, 756]])}"/></clipPath><g clip-path="url(#tie-${tie.slice(1)})">
      <path d="M340 760h120v290h-120z" fill="${tie}"/>${stripe ? [0, 1, 2, 3].map((i) => `<path d="M330 ${850 + i * 62}l140 -70v16l-140 70z" fill="${stripe}"/>`).join('') : ''}
      <path d="M340 760h48l-10 290h-50z" fill="#120a1c" opacity=".35"/><path d="M360 797h80l-4 12h-72z" fill="#120a1c" opacity=".45"/><path d="M424 830l14 210h10l-14 -215z" fill="#ffd9a0" opacity=".35"/></g>`
    : openNeck(bust, 872),
  ...(tie ? closedCollar(shirt) : looseCollar(shirt)),
  lapel(colour, -1), lapel(colour, 1),
].join('');

/** An open collar with turned-down points: polo and shirts. */
function openCollar(bust: BustShape, colour: string, deep: number): string {
  return [
    openNeck(bust, deep + 12),
    fill(curve([[300, 664], [300, 664], [330, 720], [400, deep - 4], [400, deep - 4], [372, deep + 22], [330, deep + 40], [330, deep + 40], [282, 750], [276, 692], [276, 692]]), dark(colour, 0.22)),
    fill(curve([[500, 664], [500, 664], [470, 720], [404, deep - 4], [404, deep - 4], [430, deep + 22], [472, deep + 40], [472, deep + 40], [520, 750], [524, 692], [524, 692]]), lit(colour, 0.16)),
  ].join('');
}

/** A polo in the school's colours with its crest on the breast. */
export const polo = (colour: string, trim: string, crest: string) => (bust: BustShape): string => [
  cloth(bust, colour),
  fill(flat([[384, 830], [424, 830], [420, 1010], [386, 1010]]), dark(colour, 0.22)),
  ...[890, 956].map((y) => `<circle cx="404" cy="${y}" r="7" fill="${trim}"/><circle cx="402" cy="${y + 2}" r="7" fill="#000" opacity=".18"/>`),
  openCollar(bust, colour, 830),
  `<path d="M330 868l42 -18 30 -26 30 26 42 18" fill="none" stroke="${trim}" stroke-width="6" opacity=".9"/>`,
  `<g transform="translate(520 890)">${crest}</g>`,
].join('');

/** The round neckline, some pixels below the cloth's edge. */
const neckline = (below: number): Point[] => [[306 - below * 0.5, 688 + below * 0.4], [340, 730 + below], [400, 748 + below], [460, 730 + below], [494 + below * 0.5, 688 + below * 0.4]];

/** A kaftan with an embroidered placket. */
export const kaftan = (colour: string, thread: string) => (bust: BustShape): string => [
  cloth(bust, colour),
  stroke(curve(neckline(2), false), dark(colour, 0.3), 16),
  stroke(curve(neckline(20), false), thread, 7),
  fill(flat([[366, 758], [434, 758], [440, 1040], [360, 1040]]), dark(colour, 0.12)),
  `<path d="M366 758v282M434 758v282" stroke="${thread}" stroke-width="6"/>`,
  ...[0, 1, 2, 3].map((i) => `<path d="M400 ${780 + i * 66}l22 30-22 30-22-30z" fill="none" stroke="${thread}" stroke-width="5"/><circle cx="400" cy="${810 + i * 66}" r="6" fill="${thread}"/>`),
  `<path d="${curve(neckline(36), false)}" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="9 6"/>`,
].join('');

/** A northern smock (fugu): hand-woven strips, round embroidered neck. */
export const smock = (colours: readonly [string, string, string]) => (bust: BustShape): string => {
  const [base, stripe, thin] = colours;
  const strips = Array.from({ length: 17 }, (_, i) => {
    const x = 20 + i * 46;
    const lean = (x - 400) * 0.24;
    return `<path d="M${x} 680l${lean} 370h22l${-lean} -370z" fill="${stripe}"/><path d="M${x + 31} 680l${lean} 370h5l${-lean} -370z" fill="${thin}"/>`;
  }).join('');
  return `${fill(bust.body, base)}<clipPath id="smock"><path d="${bust.body}"/></clipPath><g clip-path="url(#smock)">${strips}
    ${fill(curve([[40, 1040], [60, 850], [160, 750], [280, 720], [250, 800], [280, 900], [250, 1040]]), '#160a1e', 0.42)}
    ${fill(curve([[540, 716], [640, 750], [720, 800], [760, 900], [700, 840], [610, 790], [540, 764]]), '#ffc27a', 0.55)}
    ${fill(curve([[470, 800], [500, 900], [490, 1040], [462, 1040], [476, 920]]), '#160a1e', 0.25)}</g>
    ${fill(curve([[306, 690], [330, 744], [400, 784], [470, 744], [494, 690], [520, 706], [488, 776], [400, 826], [312, 776], [280, 706]]), dark(stripe, 0.25))}
    <path d="${curve([[294, 700], [322, 760], [400, 804], [478, 760], [506, 700]], false)}" fill="none" stroke="${thin}" stroke-width="6" stroke-dasharray="10 7"/>`;
};

/** A turtleneck under a winter coat, for the one who lives abroad. */
export const coat = (colour: string, knit: string) => (bust: BustShape): string => [
  cloth(bust, colour),
  fill(flat([[290, 700], [510, 700], [440, 1040], [360, 1040]]), knit),
  fill(flat([[290, 700], [390, 760], [372, 1040], [340, 1040]]), dark(knit, 0.4), 0.8),
  fill(curve([[304, 640], [350, 660], [400, 666], [450, 660], [496, 640], [506, 700], [500, 744], [450, 772], [400, 778], [350, 772], [300, 744], [294, 700]]), knit),
  fill(flat([[306, 648], [340, 659], [382, 666], [372, 776], [330, 768], [300, 748], [294, 700]]), dark(knit, 0.42), 0.9),
  ...Array.from({ length: 12 }, (_, i) => `<path d="M${314 + i * 15.6} ${654 + Math.sin((i / 11) * Math.PI) * 14}v98" stroke="#000" opacity=".13" stroke-width="4"/>`),
  ...([-1, 1] as const).map((s) => {
    const m = (x: number) => 400 + s * x;
    return fill(flat([[m(112), 660], [m(150), 690], [m(214), 828], [m(150), 872], [m(168), 904], [m(20), 1040], [m(-6), 1040], [m(60), 880], [m(104), 740]]), s > 0 ? lit(colour, 0.2) : dark(colour, 0.18));
  }),
].join('');

/** A plain shirt under a kente stole. */
export const kenteShirt = (colour: string, band: readonly string[]) => (bust: BustShape): string => {
  const strip = (side: 1 | -1) => {
    const cells = Array.from({ length: 10 }, (_, i) => {
      const y = 690 + i * 36;
      const [a, b, c] = [0, 1, 2].map((step) => band[(i + step) % band.length]);
      return `<path d="M-44 ${y}h88v36h-88z" fill="${a}"/><path d="M-32 ${y + 7}h28v10h-28zM4 ${y + 7}h28v10h-28z" fill="${b}"/><path d="M-44 ${y + 25}h88v6h-88z" fill="${c}"/>`;
    }).join('');
    const edge = curve([[side * 92, 676], [side * 92, 676], [side * 140, 700], [side * 152, 780], [side * 142, 1050], [side * 142, 1050], [side * 54, 1050], [side * 54, 1050], [side * 66, 880], [side * 62, 800]]);
    const clip = `stole${side}`;
    return `<clipPath id="${clip}"><path d="${edge}" transform="translate(400)"/></clipPath><path d="${edge}" transform="translate(392 10)" fill="#2a0f30" opacity=".3"/>
      <g clip-path="url(#${clip})"><g transform="matrix(1 0 ${side * -0.06} 1 ${400 + side * 152} 0)">${cells}</g>
      ${side < 0 ? '<path d="M200 660h200v400h-200z" fill="#2a0f30" opacity=".38"/>' : '<path d="M516 660h60v400h-60z" fill="#ffc27a" opacity=".3"/>'}</g>`;
  };
  return [
    cloth(bust, colour), fill('M384 830h40v220h-40z', dark(colour, 0.14)),
    ...[884, 956].map((y) => `<circle cx="404" cy="${y}" r="6" fill="${dark(colour, 0.45)}"/>`),
    strip(-1), strip(1), openCollar(bust, colour, 826),
  ].join('');
};
