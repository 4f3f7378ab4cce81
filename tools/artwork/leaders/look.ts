import type { Point } from './geometry.ts';

/** What makes a face somebody's own; lengths in pixels, 0 or 1 is the middle of the group. */
export interface Look {
  skin: string;
  /** Degrees; positive turns towards the evening light on the right. */
  turn: number;
  tilt: number;
  /** Factor on the width of the head. */
  width: number;
  jaw: number;
  chin: number;
  /** Lower face, longer (+) or shorter (-). */
  length: number;
  brow: { weight: number; arch: number; drop: number };
  eye: { size: number; lid: number; slant: number };
  nose: { width: number; length: number };
  mouth: { width: number; full: number; smile: number };
  hair: 'fade' | 'low' | 'locs' | 'bald' | 'afro' | 'waves' | 'twists' | 'hightop' | 'receding';
  hairColour?: string;
  beard: 'none' | 'stubble' | 'full' | 'short' | 'goatee' | 'moustache' | 'chinstrap';
  glasses?: 'round' | 'square' | 'browline';
  clothes: (shape: BustShape) => string;
  ground: { from: string; to: string; arch: string; sky: [string, string] };
}

/** Where clothing meets the body, in picture pixels. */
export interface BustShape {
  neckLeft: Point;
  neckRight: Point;
  /** Middle of the collar. */
  throat: Point;
  body: string;
  skin: string;
  skinShade: string;
}

/** A person without the wall behind. */
export type Features = Omit<Look, 'ground'>;
