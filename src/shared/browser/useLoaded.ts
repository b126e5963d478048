import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; value: T };

/** Loads the value of a key and keeps it until another key comes. A key that failed loads again when it comes back. */
export function useLoaded<T>(key: string | undefined, load: () => Promise<T>): Loaded<T> {
  const [result, setResult] = useState<{ key: string; loaded?: { value: T } }>();
  const isSettled = result?.key === key;
  const start = useEffectEvent(load);
  useEffect(() => {
    if (key === undefined) return setResult((last) => last?.loaded && last);
    if (isSettled) return;
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setResult({ key, loaded: { value } }),
      () => isCurrent && setResult({ key }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isSettled]);
  if (!result || !isSettled) return { status: 'loading' };
  if (!result.loaded) return { status: 'failed', retry: () => setResult(undefined) };
  return { status: 'loaded', value: result.loaded.value };
}
