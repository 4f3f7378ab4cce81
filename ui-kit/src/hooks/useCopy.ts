import { useEffect, useRef, useState } from 'react';

/** For browsers without a clipboard API, as on a page without HTTPS: copies a selection. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies text. `copied` stays true for two seconds. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    const done = await write(text);
    setCopied(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), 2000);
    return done;
  };

  return { copied, copy };
}
