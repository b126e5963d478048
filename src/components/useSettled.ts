import { useEffect, useState } from 'react';

/** How long a person typing may pause. */
const pauseMilliseconds = 700;

/** The last value that stayed the same for a moment, such as a number typed to its end. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMilliseconds, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
