import { kente } from '../../kit/clothes.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { streaks } from '../../kit/land.ts';
import { duskLight, fromLeft, glow, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { seeded } from '../../kit/random.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';

const random = seeded(44);
function skyline(y: number, fill: string, low: number, tall: number, lamps: boolean): string {
  let body = '';
  for (let x = -20; x < wide + 20; ) {
    const [width, height] = [random.between(40, 110), random.between(low, tall)];
    body += rect(x, y - height, width, height + 6, fill) + (random.chance(0.4) ? polygon([[x, y - height], [x + width / 2, y - height - width * 0.5], [x + width, y - height]], fill) : '');
    if (lamps) for (let spot = 0; spot < 5; spot += 1) body += rect(x + random.between(6, width - 10), y - random.between(10, height - 6), 5, 8, '#FFD27E', 'opacity=".75"');
    x += width * random.between(0.9, 1.15);
  }
  return body;
}
const tower = rect(330, 210, 84, 400, across('#3A2F5E', '#7A5570', '#D08A70')) + rect(322, 196, 100, 16, '#C98A70') + rect(326, 130, 92, 70, across('#4A3A66', '#E0A078')) + polygon([[322, 130], [372, 20], [422, 130]], across('#2A2856', '#8A5A70')) + polygon([[358, 52], [372, -30], [386, 52]], '#3A2F5E') +
  ellipse(372, 250, 32, 32, '#FFE9B4') + glow(372, 250, 90, '#FFE2A0', 0.6) + stroke('M372 250V228M372 250L388 258', '#2A1B46', 4) + [310, 380, 450, 520].map((y) => [346, 372, 398].map((x) => rect(x - 5, y, 10, 48, '#2A2450', 'opacity=".6"')).join('')).join('') +
  rect(60, 470, 270, 140, across('#2F2A5A', '#6A4A6A')) + [80, 130, 180, 230, 280].map((x) => polygon([[x - 8, 470], [x, 430], [x + 8, 470]], '#3A3060') + rect(x - 9, 500, 18, 70, '#F0B46A', 'opacity=".45"')).join('');
const bridge = [-100, 260, 620, 980, 1340].map((x) => path(`M${x} 700H${x + 360}V640H${x}Z`, '#2A2450') + path(`M${x + 20} 740A160 92 0 0 1 ${x + 340} 740V700A170 70 0 0 0 ${x + 20} 700Z`, '#2A2450') + rect(x - 22, 640, 44, 140, '#332A56')).join('');
const lampPost = (x: number, y: number, size: number) => rect(x - 4, y - size, 8, size, '#1A1636') + ellipse(x, y - size - 16, 15, 20, '#FFF1C4') + glow(x, y - size - 16, size * 0.6, '#FFD58A', 0.75);
const railing = rect(-10, 770, wide + 20, 16, across('#3A3468', '#8A6078', '#5A4468')) + Array.from({ length: 42 }, (_, index) => path(`M${index * 40 - 12} 900V810A14 20 0 0 1 ${index * 40 + 16} 810V900H${index * 40 + 8}V812A6 12 0 0 0 ${index * 40 - 4} 812V900Z`, '#2C2854')).join('') + rect(-10, 892, wide + 20, 22, '#3A3260');
const light = fromLeft({ ...duskLight, rim: '#FFC68A', rimStrength: 0.85 });
const friend = { light, bottomFill: '#1B1C40', shadow: { slant: 0.9, length: 0.14, colour: '#120E2C' }, shoes: '#120D22' } as const;

/** Friends of the London chapter on a bridge at dusk. */
export const londonChapter = story(
  sky(wide, high, { horizon: 600, colours: ['#1A2456', '#46478A', '#8F678F', '#DB8672', '#F8BC7C'], sun: { x: 560, y: 520, radius: 44 }, clouds: 14, seed: 77 }),
  skyline(600, '#9A6A88', 30, 110, false), polygon([[1190, 604], [1240, 250], [1290, 604]], '#85608A'), skyline(606, '#5E4A7A', 20, 80, true), tower,
  rect(0, 604, wide, 200, down('#E39A74', '#8E6488', '#3E3A70')), streaks(0, 616, 1600, 160, '#FFE0A4', 12, 60, 0.5), streaks(490, 606, 140, 150, '#FFF3CC', 33, 34, 0.7), streaks(0, 640, 1600, 130, '#3A2F66', 2, 30, 0.4),
  bridge.replaceAll('#2A2450', '#4A3A6C').replaceAll('#332A56', '#54406F'),
  rect(0, 780, wide, high, down('#5A4468', '#3A3058', '#1E1A40')), streaks(0, 900, 1600, 160, '#FFC890', 6, 22, 0.25), railing,
  lampPost(140, 780, 330), lampPost(1500, 780, 330),
  figure({ ...friend, x: 480, y: 985, height: 520, pose: { ...poses.relaxed, farArm: [24, 80], nearArm: [-10, 12] }, top: 'coat', topFill: '#22305F', skin: skins[1], hair: 'low', stole: '#8A2F3A', face: 'smile' }),
  figure({ ...friend, x: 650, y: 1000, height: 540, pose: { ...poses.relaxed, farArm: [30, 100], turn: 0.2 }, top: 'coat', topFill: '#B5703F', skin: skins[3], stole: kente(4), face: 'smile' }),
  figure({ ...friend, x: 900, y: 1005, height: 500, pose: { ...poses.relaxed, nearArm: [-8, 20] }, facing: -1, top: 'coat', topFill: '#7A2F4A', skin: skins[2], hair: 'braids', stole: '#E9D3A4', face: 'smile' }),
  figure({ ...friend, x: 1050, y: 1000, height: 530, pose: { ...poses.shake, farArm: [40, 96] }, facing: -1, top: 'coat', topFill: '#3A5A58', skin: skins[0], hair: 'hat', hairFill: '#2A2A4A', face: 'smile', beard: true }),
  figure({ ...friend, x: 1330, y: 960, height: 470, pose: poses.walk, facing: -1, top: 'coat', topFill: '#4A4A78', skin: skins[4], hair: 'short' }),
);
