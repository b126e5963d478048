import { useEffect, useState } from 'react';

/** In milliseconds; between two letters of a person who types fast. */
const pause = 150;

/** A value once it has stopped changing, for what would make each letter wait. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
