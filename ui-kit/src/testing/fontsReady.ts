/** Loads every web font before the first story: `font-display: optional` would leave pictures of stories to chance. */
export async function fontsReady(): Promise<void> {
  // The fallbacks are fonts of the machine, and no machine has them all.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
