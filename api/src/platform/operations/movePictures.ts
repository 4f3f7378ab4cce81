import { buffer } from 'node:stream/consumers';
import type { ImageStorage } from '../images/imageStorage.ts';

/** Copies the missing images, and reads each back; resolves to how many there are. */
export async function movePictures(from: ImageStorage, to: ImageStorage): Promise<number> {
  const present = new Set(await Array.fromAsync(to.names()));
  let pictures = 0;
  for await (const name of from.names()) {
    pictures += 1;
    const file = present.has(name) ? undefined : await from.read(name);
    if (!file) continue;
    const body = await buffer(file.stream());
    await to.put(name, body);
    const stored = await to.read(name);
    if (!stored || !(await buffer(stored.stream())).equals(body))
      throw new Error(`The picture ${name} differs after the move`);
  }
  return pictures;
}
