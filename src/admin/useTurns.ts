import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Turn = 'fields' | 'preview';

/**
 * On a narrow screen fields and preview take turns: back at the fields, one is where one was.
 * @param both what holds the two
 */
export function useTurns(both: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Turn>('fields');
  const place = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (place.current === undefined) return;
    if (shown === 'preview') both.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: place.current, behavior: 'instant' });
  }, [shown, both]);

  return {
    shown,
    show: (turn: Turn) => {
      if (turn === 'preview' && shown === 'fields') place.current = window.scrollY;
      setShown(turn);
    },
  };
}
