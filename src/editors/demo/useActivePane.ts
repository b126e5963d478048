import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Pane = 'fields' | 'preview';

/** On narrow screens, synchronously switches between fields and preview and restores the scroll position of the fields. */
export function useActivePane(preview: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Pane>('fields');
  const fieldsScroll = useRef(0);

  return {
    shown,
    show: (pane: Pane) => {
      if (pane === 'preview') fieldsScroll.current = window.scrollY;
      flushSync(() => setShown(pane));
      if (pane === 'preview') preview.current?.scrollIntoView({ behavior: 'instant' });
      else if (shown === 'preview') window.scrollTo({ top: fieldsScroll.current, behavior: 'instant' });
    },
  };
}
