import newsreader from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The addresses of the two fonts that every page uses, to be preloaded: the same files as in `fonts.css`. */
export const fontsOfEveryPage = [newsreader, sourceSans];
