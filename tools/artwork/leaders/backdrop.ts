import { mix } from '../kit/palette.ts';
import type { Look } from './look.ts';

/** The coloured house wall and, through its arch, the evening sky. */
export function backdrop({ from, to, arch, sky }: Look['ground']): string {
  const opening = 'M150 1000V440C150 290 262 170 400 170S650 290 650 440V1000Z';
  return `<defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>
    <radialGradient id="warm" cx=".95" cy=".05" r=".9"><stop stop-color="#ffd9a0"/><stop offset="1" stop-color="#ffcf86" stop-opacity="0"/></radialGradient>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".75" stop-color="${sky[1]}"/></linearGradient>
    <clipPath id="opening"><path d="${opening}"/></clipPath></defs>
  <path d="M0 0h800v1000H0z" fill="url(#wall)"/>
  <path d="M0 0h800v1000H0z" fill="url(#warm)" style="mix-blend-mode:soft-light" opacity=".6"/>
  <path d="M800 0v260L330 1000H0V880L560 0Z" fill="${mix(arch, '#ffe2c0', 0.3)}" opacity=".28"/>
  <path d="M84 1000V440C84 254 226 104 400 104S716 254 716 440V1000Z" fill="${arch}"/>
  <path d="M84 1000V440C84 254 226 104 400 104c12 0 24 1 36 3C270 118 140 260 140 440V1000Z" fill="${mix(arch, '#1a0b22', 0.35)}" opacity=".7"/>
  <path d="M716 1000V440C716 300 636 180 522 130 622 190 690 310 690 440V1000Z" fill="#ffc479" opacity=".9"/>
  <g clip-path="url(#opening)"><path d="M150 150h500v850H150z" fill="url(#sky)"/>
    <circle cx="560" cy="360" r="150" fill="#fff0c4" opacity=".22"/><circle cx="560" cy="360" r="88" fill="#ffe7ac" opacity=".6"/>
    <path d="M150 640c60-40 110-22 160-44s90-30 150-4 120 4 190-34v442H150Z" fill="${mix(sky[1], from, 0.4)}" opacity=".8"/>
    <path d="M150 720c80-30 160-10 250-30s170-30 250-12v322H150Z" fill="${mix(sky[1], from, 0.68)}"/>
    <path d="M150 170h66c-20 80-30 160-30 270v560h-36Z" fill="#1a0b22" opacity=".28"/></g>`;
}
