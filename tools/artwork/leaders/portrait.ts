import { grain } from '../kit/light.ts';
import { picture } from '../kit/svg.ts';
import { backdrop } from './backdrop.ts';
import { beard } from './beard.ts';
import { brows, eyes } from './eyes.ts';
import { lightPlanes, mouth, nose, shadowPlanes } from './face.ts';
import { curve } from './geometry.ts';
import { glasses } from './glasses.ts';
import { hair, hairBehind } from './hair.ts';
import { ears, headOutline, neck } from './head.ts';
import type { BustShape, Features, Look } from './look.ts';
import { tonesOf } from './tones.ts';

const bust: BustShape = {
  neckLeft: [304, 690], neckRight: [496, 690], throat: [400, 760],
  skin: '', skinShade: '',
  body: curve([[306, 684], [306, 684], [268, 716], [160, 758], [84, 830], [50, 940], [40, 1050], [40, 1050], [760, 1050], [760, 1050], [750, 940], [716, 830], [640, 758], [532, 716], [494, 684], [494, 684], [460, 730], [400, 750], [340, 730]]),
};

/** A leader's portrait, 800 × 1000: one person in evening light before the arch of a house. */
export const portrait = (look: Look): string => picture(800, 1000, backdrop(look.ground), person(look), grain(800, 1000, 0.16));

/** Head and shoulders of one person, for a ground of 800 × 1000. */
export function person(look: Features): string {
  const tones = tonesOf(look.skin);
  const hairColour = look.hairColour ?? '#17100f';
  const outline = headOutline(look);
  const id = 'p';
  return `<defs>
    <clipPath id="${id}-head"><path d="${outline}"/></clipPath>
    <clipPath id="${id}-body"><path d="${bust.body}"/></clipPath>
    <filter id="${id}-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter>
    <filter id="${id}-edge" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.1"/></filter>
    <linearGradient id="${id}-rim" x1="0" x2="1" y1=".55" y2=".45"><stop offset=".6" stop-color="#000"/><stop offset=".86" stop-color="#fff"/></linearGradient>
    <linearGradient id="${id}-shoulder" gradientUnits="userSpaceOnUse" x1="540" y1="0" x2="640" y2="0"><stop stop-color="#ffc66e" stop-opacity="0"/><stop offset="1" stop-color="#ffc66e"/></linearGradient>
    <mask id="${id}-rimmask" maskUnits="userSpaceOnUse" x="-300" y="-400" width="600" height="800"><rect x="-200" y="-400" width="400" height="800" fill="url(#${id}-rim)"/></mask>
  </defs>
  <g transform="translate(400 414) rotate(${look.tilt} 0 220) scale(1.15)">${hairBehind(look)}${neck(look, tones)}</g>
  ${look.clothes({ ...bust, skin: tones.base, skinShade: tones.shade })}
  <g clip-path="url(#${id}-body)"><path d="${bust.body}" fill="none" stroke="url(#${id}-shoulder)" stroke-width="9"/></g>
  <g transform="translate(400 414) rotate(${look.tilt} 0 220) scale(1.15)">
    ${ears(look, { near: tones.dusk, far: tones.light, inner: tones.deep })}
    <path d="${outline}" fill="${tones.base}"/>
    <g clip-path="url(#${id}-head)">
      <g filter="url(#${id}-edge)">${shadowPlanes(look, tones)}</g>
      <g filter="url(#${id}-soft)">${lightPlanes(look, tones)}</g>
      ${beard(look, hairColour, id)}
      <g filter="url(#${id}-edge)">${nose(look, tones)}</g>
      ${mouth(look, tones)}
      ${eyes(look, tones, id)}
      ${brows(look, hairColour)}
      <path d="${outline}" fill="none" stroke="#ffc873" stroke-width="13" opacity=".9" mask="url(#${id}-rimmask)"/>
    </g>
    ${hair(look, tones, id)}
    ${look.glasses ? glasses(look, look.glasses) : ''}
  </g>`;
}
