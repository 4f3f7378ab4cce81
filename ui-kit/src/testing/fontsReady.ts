/**
 * Loads every web font before the first story: with `font-display: optional`, pictures of stories
 * would differ at random.
 */
export async function fontsReady(): Promise<void> {
  // The fallbacks are system fonts, and no machine has them all.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
