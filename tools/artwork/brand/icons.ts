import { crest, crestBody, smallCrestBody } from '../kit/crest.ts';
import { palette } from '../kit/palette.ts';
import { at, down, picture, rect } from '../kit/svg.ts';

/** The crest alone, for the header and documents. */
export const logo = picture(512, 512, crestBody());

/** The crest for browser tabs. */
export const favicon = picture(64, 64, smallCrestBody());

const ground = (size: number) => rect(0, 0, size, size, down(palette.brand, palette.brandStrong));

/** The crest on school blue, for home screens; `inset` keeps it clear of a round mask. */
const homeScreen = (inset: number) => picture(512, 512, ground(512), at(256, 266, crest(0, 0, 512 * inset)));

export const touchIcon = homeScreen(0.78);
export const maskableIcon = homeScreen(0.6);

/** The crest on a rounded square. */
export const appIcon = picture(512, 512, rect(0, 0, 512, 512, down(palette.brand, palette.brandStrong), 'rx="96"'), crest(256, 266, 400));
