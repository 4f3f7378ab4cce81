import { smallCrestBody } from '../kit/crest.ts';
import { blurred, glow, lit } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import { across, at, down, ellipse, group, path, picture, polygon, rect, round, stroke } from '../kit/svg.ts';
import { finish, lift, side, standingShadow, tabletop } from './parts.ts';

const navy = '#1A2F66';

function device(): string {
  const face = 'M0 40Q0 0 40 0H360Q400 0 400 40V760Q400 800 360 800H40Q0 800 0 760Z';
  const edge = 'M400 40Q404 4 440 -14Q470 -24 486 10V730Q480 778 400 796Z';
  return path(edge, across('#0D1738', lift(navy, 0.5), lift(navy, 0.3))) + path('M40 0Q60 -20 100 -26H440Q420 -12 380 4Z', lift(navy, 0.65)) +
    lit(path(face, across('#0C1636', '#16285A', navy, lift(navy, 0.28))), 400) + path('M0 200L400 -40V300L0 640Z', '#9DB4F0', 'opacity=".08"') +
    group('opacity=".75" style="mix-blend-mode:luminosity"', at(120, 250, smallCrestBody(), 2.5)) +
    [0, 1, 2, 3].map((i) => ellipse(146 + i * 36, 690, 8, 8, i < 3 ? '#FFE6A0' : '#43507E') + (i < 3 ? ellipse(146 + i * 36, 690, 22, 22, round(['#FFE6A0', 0.6], ['#FFE6A0', 0])) : '')).join('') +
    rect(426, 120, 34, 96, '#070C20', 'rx="6" transform="skewY(-14) translate(0 110)"') + rect(426, 250, 34, 96, '#070C20', 'rx="6" transform="skewY(-14) translate(0 110)"') + rect(430, 390, 26, 60, '#070C20', 'rx="12" transform="skewY(-14) translate(0 110)"') +
    rect(434, 136, 8, 62, '#C9D4F4', 'transform="skewY(-14) translate(0 110)" opacity=".7"') + rect(434, 266, 8, 62, '#C9D4F4', 'transform="skewY(-14) translate(0 110)" opacity=".7"');
}

function dumsor(): string {
  const phone = 'M0 30Q0 0 30 0H290Q320 0 320 30V590Q320 620 290 620H30Q0 620 0 590Z';
  return picture(side, side, rect(0, 0, side, 760, down('#0E1738', '#2A2A5A')), rect(90, 60, 420, 520, down('#1E2F66', '#5A4A80', '#C97A6A')), path('M90 470Q200 420 300 460T510 440V580H90Z', '#141A3C'), stroke('M300 60V580M90 320H510M90 60H510V580H90Z', '#0A1028', 22),
    rect(0, 760, side, 440, down('#6A3A34', '#2A1630')), ellipse(640, 1010, 620, 200, round(['#FFD98A', 0.55], ['#FFB860', 0])),
    polygon([[520, 790], [1240, 330], [1240, 900], [520, 838]], across(['#FFE7AE', 0.75], ['#FFE7AE', 0.04])), glow(520, 812, 260, '#FFE9B0', 0.9),
    group('transform="translate(880 900) rotate(0)"', blurred(path('M-240 190H240V230H-300Z', '#140A20', 'opacity=".8"'), 10), path('M-230 20Q-120 -26 0 14Q120 -26 230 20V200Q120 160 0 194Q-120 160 -230 200Z', across('#C9A878', '#F6E4BC', '#8A6A50', '#FFF3D0', '#F6E4BC')), ...[50, 82, 114, 146].map((y) => stroke(`M-204 ${y}Q-110 ${y - 34} -24 ${y}M24 ${y}Q110 ${y - 34} 204 ${y}`, '#8A6A50', 4, 'stroke-dasharray="30 9"'))),
    blurred(path('M80 884L530 868L420 960H-20Z', '#0A0618', 'opacity=".65"'), 14), lit(path('M96 766Q96 740 122 736L480 724Q520 724 524 752L530 850Q530 884 494 888L122 902Q92 900 92 870Z', across('#0C1636', navy, lift(navy, 0.5))), 200), rect(500, 762, 26, 92, '#FFF6DA', 'rx="12"'), ...[0, 1, 2, 3].map((i) => ellipse(150 + i * 30, 860, 7, 7, i < 2 ? '#FFE6A0' : '#43507E')), group('opacity=".6" style="mix-blend-mode:luminosity"', at(240, 770, smallCrestBody(), 1.4)),
    stroke('M110 820C-20 860 0 1060 130 1080C220 1092 260 1070 330 1060', '#0A0618', 16, 'opacity=".5" transform="translate(-8 12)"'), stroke('M110 820C-20 860 0 1060 130 1080C220 1092 260 1070 330 1060', '#E9DCC0', 12),
    group('transform="translate(400 946) matrix(.86 .05 -.34 .36 0 0)"', blurred(path(phone, '#050310', 'opacity=".8"'), 12), path(phone, '#0B0E1E'), path('M16 30Q16 16 30 16H290Q304 16 304 30V590Q304 604 290 604H30Q16 604 16 590Z', down('#2F56C0', '#E3A27A')), rect(120, 240, 80, 150, 'none', 'rx="12" stroke="#FFF6DA" stroke-width="9"'), rect(132, 300, 56, 78, '#8FE0A0'), rect(144, 222, 32, 14, '#FFF6DA')), finish());
}

/** The power bank: standing in the sun, and at work in a power cut. */
export const powerBank = [tabletop(['#F6D8A2', '#E8A26E'], palette.terracotta, 800, standingShadow(380, 860, 1006, 560), group('transform="translate(380 210)"', device())), dumsor()];
