import { useEffect, useState } from 'react';

/** How long typing must rest, in ms. */
const restMs = 250;

/** A value as it was when it last rested. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
