import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import styles from './Register.module.css';

interface ConfettiProps {
  width: number;
  height: number;
  numberOfPieces: number;
  recycle: boolean;
}

const Confetti = lazy(async () => {
  const { default: component } = await import('react-confetti');
  // Its own types lose their properties through `lazy`.
  return { default: component as ComponentType<ConfettiProps> };
});

const pieces = 500;
const duration = 10_000;

/** Confetti over the whole window for ten seconds. Loaded only without reduced motion. */
export function Celebration() {
  // Never rendered on the server, so `window` exists.
  const [size] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const [isFalling, setIsFalling] = useState(
    () => matchMedia('(prefers-reduced-motion: no-preference)').matches,
  );

  useEffect(() => {
    const timer = setTimeout(() => setIsFalling(false), duration);
    return () => clearTimeout(timer);
  }, []);

  if (!isFalling) return null;
  return (
    <Suspense fallback={null}>
      <div aria-hidden="true" className={styles.Confetti}>
        <Confetti {...size} numberOfPieces={pieces} recycle={false} />
      </div>
    </Suspense>
  );
}
