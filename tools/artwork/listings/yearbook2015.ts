import { crest } from '../kit/crest.ts';
import { drawHead, type Hair } from '../kit/head.ts';
import { mix, palette, shaded, skins } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { across, at, ellipse, group, path, stroke } from '../kit/svg.ts';
import { openBook } from './book.ts';
import { flatLay, formed, lift, lyingShadow, print, standingShadow, tabletop, weave, within } from './parts.ts';
import { year } from './year.ts';

const blue = '#173A86';
const cover = 'M250 150H930Q946 150 946 166V1034Q946 1050 930 1050H250Z';

function worn(): string {
  return flatLay('#DDA06E', group('transform="rotate(5 600 600)"', lyingShadow(cover, 44), path('M262 162H960V1040H262Z', across('#C9B184', '#F3E2BC')), ...[0, 1, 2].map((i) => stroke(`M${950 + i * 4} 170V1036`, '#A98E60', 1.5)),
    formed(cover, blue, { dark: 0.42, light: 0.3 }), weave(cover, '#8FA6E0', 6, 0.14), within(cover, path('M250 150H318V1050H250Z', shaded(blue, 0.45), 'opacity=".7"'), stroke('M320 150V1050', lift(blue, 0.4), 3),
      path('M900 150L946 150V204ZM946 996V1050H884ZM250 150H276L250 178ZM250 1020V1050H282Z', '#C9A878', 'opacity=".75"'), stroke('M500 1046Q640 1020 880 1046M930 300Q944 400 936 520M400 980L520 940M700 230L820 210', '#B9C6EA', 2.5, 'opacity=".45"'), ellipse(470, 900, 86, 80, 'none', 'stroke="#0A1638" stroke-width="7" opacity=".22"')),
    path('M372 204H894V996H372Z', 'none', `stroke="${palette.gold}" stroke-width="7"`), path('M388 220H878V980H388Z', 'none', `stroke="${palette.gold}" stroke-width="2.500"`), crest(634, 520, 420),
    year(520, 800, 5.2, palette.gold)));
}

const houses = ['#B9512F', '#1E6F4C', '#E3A82B', '#4F5A93', '#9C6F8E', '#5E7F3A', '#D97A6C'];

/** A page of portraits, twelve to a page. */
function portraits(x: number, y: number, seed: number): string {
  const chance = seeded(seed);
  return Array.from({ length: 12 }, (_, i) => {
    const [px, py] = [x + (i % 3) * 132, y + Math.floor(i / 3) * 140];
    const frame = `M${px} ${py}h108v96h-108Z`;
    const head = drawHead({ skin: chance.pick(skins), hair: chance.pick<Hair>(['short', 'low', 'low', 'short', 'bald']), face: chance.pick(['smile', true] as const), glasses: i % 5 === 3, turn: 0.5 });
    return path(frame, mix(chance.pick(houses), '#FBEFD4', 0.35)) + within(frame, path(`M${px + 14} ${py + 100}q6 -34 40 -36q34 2 40 36Z`, '#FFF8E8'), path(`M${px + 44} ${py + 66}h20l-10 34Z`, palette.brandStrong), at(px + 54, py + 42, head, 3.7)) + print(px + 12, py + 108, 84, 1, 10, palette.ink, 5) + print(px + 20, py + 119, 62, 1, 10, palette.ink, 3);
  }).join('');
}

function spread(): string {
  const ink = (d: string, turn: number, x: number, y: number, colour = '#1B2F78') => group(`transform="translate(${x} ${y}) rotate(${turn})"`, stroke(d, colour, 4.5));
  const names = ink('M0 0C10 -60 40 -60 34 -10S60 -50 66 -8S90 -40 96 -6C110 10 140 -20 170 -14M-10 16C60 6 120 8 190 2', -12, 900, 900) + ink('M0 0C30 -70 50 -30 20 0C60 -50 70 -10 80 -4S110 -40 114 -2S150 -20 160 -8', 8, 160, 920, '#8A2F28') + ink('M0 0C-10 -50 40 -60 30 -16C60 -40 60 10 90 -10S120 -30 130 -4M-6 14H140', -4, 690, 940);
  return flatLay('#8E5E50', openBook(blue, group('transform="rotate(-2.500 340 620) translate(14 6)"', portraits(140, 356, 5)), group('transform="rotate(2.500 860 620) translate(-16 6)"', portraits(690, 356, 9)), '#FBF0D8'), names);
}

function pile(): string {
  const book = (x: number, y: number, width: number, colour: string) => {
    const spine = `M${x} ${y}H${x + width}Q${x + width + 14} ${y + 44} ${x + width} ${y + 88}H${x}Q${x - 14} ${y + 44} ${x} ${y}Z`;
    return formed(spine, colour, { dark: 0.5, light: 0.4 }) + within(spine, stroke(`M${x + 46} ${y}v88M${x + 60} ${y}v88M${x + width - 46} ${y}v88M${x + width - 60} ${y}v88`, palette.gold, 5), path(`M${x - 14} ${y}h20l-8 88h-20ZM${x + width - 4} ${y}h30v88h-22Z`, '#D9BE90', 'opacity=".45"'),
      year(x + width / 2 - 66, y + 22, 3, palette.gold), stroke(`M${x} ${y + 4}H${x + width}`, lift(colour, 0.6), 3, 'opacity=".7"'), path(`M${x} ${y + 78}H${x + width}V${y + 90}H${x}Z`, '#050A1E', 'opacity=".4"'));
  };
  const top = path('M330 420H880L930 500H280Z', across(shaded(blue, 0.3), blue, lift(blue, 0.5))) + path('M352 432H860L900 490H312Z', 'none', `stroke="${palette.gold}" stroke-width="4"`) + group('transform="translate(606 462) scale(1 .4)"', crest(0, 0, 120));
  return tabletop(['#F2C78C', '#D98A62'], '#7E4632', 900, standingShadow(270, 950, 1030, 560), book(270, 940, 660, blue), book(300, 852, 660, shaded(blue, 0.15)), book(256, 764, 660, blue), book(290, 676, 660, lift(blue, 0.12)), book(268, 588, 660, shaded(blue, 0.1)), group('transform="translate(0 -4)"', book(282, 504, 650, blue), top));
}

/** The original yearbook: its rubbed cover, a signed page, the pile of copies. */
export const yearbook2015 = [worn(), spread(), pile()];
