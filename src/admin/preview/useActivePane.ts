import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Turn = 'fields' | 'preview';

/**
 * On a narrow screen fields and preview take turns: back at the fields, one is where one was.
 * @param preview what is brought into view in its turn
 */
export function useActivePane(preview: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Turn>('fields');
  const place = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (place.current === undefined) return;
    if (shown === 'preview') preview.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: place.current, behavior: 'instant' });
  }, [shown, preview]);

  return {
    shown,
    show: (turn: Turn) => {
      if (turn === 'preview' && shown === 'fields') place.current = window.scrollY;
      setShown(turn);
    },
  };
}
