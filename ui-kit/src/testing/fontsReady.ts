import text from '../styles/fonts/text.woff2?url';
import title from '../styles/fonts/title.woff2?url';

/** Loads the web fonts before the first story: `font-display: optional` would leave pictures of stories to chance. */
export async function fontsReady(): Promise<void> {
  const faces = [
    new FontFace('Newsreader', `url(${title})`, { weight: '600' }),
    new FontFace('Source Sans 3', `url(${text})`, { weight: '400 600' }),
  ];
  await Promise.all(
    faces.map(async (face) => {
      document.fonts.add(await face.load());
    }),
  );
}
