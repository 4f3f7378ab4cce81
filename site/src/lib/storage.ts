type Place = 'localStorage' | 'sessionStorage';

/** In a preview nothing is stored: a cart or a form tried out there is not the officer's own. */
export const storage = { isPreview: false };

/** A text in the browser's storage. Null when there is none, or when storage is switched off. */
export function readText(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it with null. False when storage is switched off or full. */
export function writeText(place: Place, key: string, text: string | null): boolean {
  if (storage.isPreview) return true;
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The value of a stored JSON text. Undefined when there is none, or when it cannot be read. */
export function parseText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
