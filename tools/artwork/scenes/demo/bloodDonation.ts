import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { bust } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { dayLight, glow, lit, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { table } from '../../kit/props.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { farther, flameColours, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const light = { ...dayLight, shadeStrength: 0.36 };
const pole = (x: number) => rect(x - 8, 250, 16, 640, across('#8A6A70', '#FFF0D4', '#B08A80'));
const tent = path('M60 268H1540V300Q1060 250 800 250T60 300Z', '#8A6A74') + path('M64 250H1536L1500 330H100Z', '#9A7A80') + path('M60 270Q520 190 800 20Q1080 190 1540 270L1500 300Q1060 250 800 250T100 300Z', across('#B9A0A4', '#FFF3DC', '#FFFBF0')) + path('M800 20Q1080 190 1540 270L1500 300Q1080 250 920 250Q860 130 800 20Z', '#FFFFFF', 'opacity=".5"') + path(`M60 270L100 300Q1060 250 1500 300L1540 270V340${Array.from({ length: 18 }, () => `q-41 46 -82.2 0`).join('')}Z`, across('#8A2F3A', '#C9402F', '#E0644A')) + rect(100, 300, 1400, 60, down(['#2A1638', 0.35], ['#2A1638', 0]));
const emblem = (x: number, y: number, size: number) => path(`M${x} ${y - size}C${x + size * 0.9} ${y} ${x + size * 0.8} ${y + size} ${x} ${y + size}S${x - size * 0.9} ${y} ${x} ${y - size}Z`, down('#E0543A', '#B3261E')) + path(`M${x - size * 0.3} ${y + size * 0.2}Q${x - size * 0.3} ${y + size * 0.6} ${x} ${y + size * 0.7}`, 'none', 'stroke="#FFD0B8" stroke-width="4" stroke-linecap="round"');
const couch = polygon([[440, 850], [960, 850], [980, 812], [420, 812]], '#3A5AA8') + path('M420 812H980V790H540Q500 700 420 640L376 664Q440 760 440 812Z', across('#1B3F94', '#3E63B4', '#7FA0DC')) + [470, 930].map((x) => rect(x, 850, 12, 110, '#4A4A68')).join('') + rect(460, 950, 490, 8, '#4A4A68');
const drip = stroke('M1010 960V430M960 960H1060M1010 440H960', '#6A6A88', 7) + path('M936 446H984V530Q960 556 936 530Z', across('#8A1E1A', '#D9432A')) + stroke('M960 548C956 640 900 700 800 742', '#B3261E', 4);

/** A man of the year gives blood in the clinic tent. */
export const bloodDonation = story(
  sky(wide, high, { horizon: 600, colours: ['#6C92CC', '#AAC0DE', '#EBD2BC', '#FBDDA8', '#FFEDC6'], clouds: 6, cloudColour: '#FFF8EA', seed: 14 }),
  hills(wide, 590, 70, '#CFAF9C', 3, high), treeLine(wide, 620, 80, '#A3977F', 6, high), schoolBlock({ x: 560, y: 690, width: 700, storey: 120, bays: 7, colours: goldenWalls }),
  palm({ x: 470, y: 700, height: 420, royal: true, colours: farther(palmColours, '#F3D0A0', 0.25), seed: 3 }), tree({ x: 1400, y: 730, height: 440, umbrella: true, spread: 1.1, colours: farther(flameColours, '#F3D0A0', 0.12), seed: 9 }), tree({ x: 180, y: 730, height: 380, colours: farther(neemColours, '#F3D0A0', 0.3), seed: 4 }),
  rect(0, 690, wide, high, down('#C2AE62', '#8E9450', '#4F6648')), streaks(0, 700, 1600, 300, '#FFF0BE', 6, 24, 0.35),
  figure({ x: 1180, y: 790, height: 250, pose: poses.stand, topFill: '#E3A82B', skin: skins[3], light, face: true, shadow: { slant: -1, length: 0.3 } }), figure({ x: 1255, y: 796, height: 240, pose: poses.relaxed, facing: -1, top: 'dress', topFill: '#7A4A78', hair: 'wrap', hairFill: '#E3A82B', skin: skins[1], light, shadow: { slant: -1, length: 0.3 } }), figure({ x: 1330, y: 802, height: 256, pose: poses.stand, facing: -1, topFill: '#7FA0DC', skin: skins[2], light, shadow: { slant: -1, length: 0.3 } }),
  ellipse(760, 960, 760, 90, '#2A3048', 'opacity=".4"'), pole(130), pole(1470), tent, emblem(800, 180, 54),
  table(180, 940, 240, 170, '#FFF3DC', 0.9), bust({ x: 300, y: 766, size: 230, skin: skins[4], hair: 'bun', fill: '#FFFBF2', back: false, turn: 0.5, face: 'smile' }), rect(200, 750, 90, 10, '#FFFBF2'), rect(370, 716, 20, 44, '#2F6B52'), rect(350, 700, 12, 60, '#C9402F'),
  table(180, 940, 240, 172, '#F3E2C4', 0.9), emblem(300, 850, 34),
  lit(couch, 340, light), drip,
  figure({ x: 640, y: 968, height: 470, pose: { nearArm: [34, 76], farArm: [30, 70], nearLeg: [88, 72], farLeg: [82, 68], lean: -34, head: 14, turn: 0.65 }, skin: skins[2], topFill: '#E3A82B', bottomFill: '#2A3568', face: 'smile', light, shadow: false }).replace('translate(640 968)', 'translate(560 862)'),
  figure({ x: 850, y: 990, height: 560, pose: { ...poses.hold, nearArm: [34, 46], farArm: [50, 62], head: 14, turn: 0.6, lean: 12 }, facing: -1, top: 'coat', topFill: '#9CC0D8', bottomFill: '#3E63B4', skin: skins[3], hair: 'bun', face: 'smile', light, shadow: { slant: -1, length: 0.18 } }),
  figure({ x: 1230, y: 1000, height: 560, pose: { ...poses.read, head: 8 }, facing: -1, top: 'coat', topFill: '#FFF6E6', bottomFill: '#2A2748', tie: '#1B3F94', skin: skins[1], glasses: true, face: true, light, inNearHand: ([x, y]) => polygon([[x - 3, y - 9], [x + 7, y - 10], [x + 8, y + 2], [x - 2, y + 3]], '#C98A4A') + polygon([[x - 2, y - 8], [x + 6, y - 9], [x + 7, y + 1], [x - 1, y + 2]], '#FFFBF2'), shadow: { slant: -1, length: 0.18 } }),
  glow(1500, 480, 420, '#FFE9B8', 0.4), grass(-10, 320, 1075, 64, '#2C4640', 3), grass(1330, 1620, 1075, 70, '#2C4640', 8),
);
