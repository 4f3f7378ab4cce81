import { crest } from '../kit/crest.ts';
import { palette } from '../kit/palette.ts';
import { group, path, rect, stroke } from '../kit/svg.ts';
import { openBook, standingBook } from './book.ts';
import { flatLay, print, tabletop } from './parts.ts';
import { gatePicture } from './vignettes.ts';

const cover = rect(0, 0, 600, 800, '#F4E2BE') + gatePicture(0, 250, 600, 550) + rect(0, 0, 600, 256, palette.brandStrong) + rect(0, 250, 600, 10, palette.gold) +
  stroke('M90 92H510M130 140H470', '#F8E6C4', 20, 'stroke-dasharray="70 26 120 24 46 22 150 26"') + stroke('M220 194H380', palette.gold, 9) + crest(520, 730, 100);

function opened(): string {
  const left = group('transform="rotate(-3 340 600)"', gatePicture(160, 372, 360, 270), path('M160 372h360v270h-360z', 'none', 'stroke="#FFF9E8" stroke-width="6"'), print(164, 690, 350, 7, 28, palette.ink, 5));
  const right = group('transform="rotate(3 860 600)"', stroke('M700 400H1010', palette.brandStrong, 18, 'stroke-dasharray="110 20 60 20"'), print(690, 460, 350, 16, 28, palette.ink, 5));
  const glasses = group('transform="translate(880 1000) rotate(-14)"', group('transform="translate(-16 20)" opacity=".35"', stroke('M-150 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M10 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M-10 -10q10 -16 20 0', '#1A0818', 12)), path('M-150 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M10 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0', '#FFE9C0', 'opacity=".22"'), stroke('M-150 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M10 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M-10 -10q10 -16 20 0', '#5A2F1C', 12), stroke('M-146 -20Q-60 -70 96 -66M148 -20Q60 -84 -90 -74', '#3E1E14', 9) + stroke('M-120 -50a60 60 0 0 1 50 -16M40 -50a60 60 0 0 1 50 -16', '#F0B870', 5));
  return flatLay('#B56E4E', openBook(palette.brandStrong, left, right), glasses);
}

/** The history of our time: standing, and open at a chapter. */
export const historyBook = [tabletop(['#F7DCA8', '#E99E6A'], '#9A5638', 820, standingBook(330, 1040, 1.06, palette.brandStrong, cover, 96)), opened()];
