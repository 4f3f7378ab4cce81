import { down, group, path } from '../kit/svg.ts';

/** The torch of the crest by itself: flame, cup and handle; 100 wide, 250 high, its middle at 0 0. */
export function torch(colour: string, flame: readonly [string, string] = ['#F7C65A', '#EE9A3A']): string {
  return group('',
    path('M-12 0H12L6 118H-6Z', colour), path('M-30 -28H30L20 2H-20Z', colour),
    path('M-36 -40H36V-26H-36Z', colour), path('M-10 112H10V122H-10Z', colour),
    path('M0 -40C-44 -46 -42 -84 -18 -112C-16 -94 -4 -92 -2 -134C32 -108 52 -56 0 -40Z', down(...flame)),
    path('M2 -42C-18 -50 -14 -72 0 -92C4 -76 24 -60 2 -42Z', '#FFF3CC', 'opacity=".85"'),
  );
}
