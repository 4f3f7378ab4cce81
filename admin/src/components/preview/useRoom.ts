import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element and its width in pixels, 0 until it is known. */
export function useRoom<Type extends HTMLElement>(): [RefObject<Type | null>, number] {
  const ref = useRef<Type>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
