import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Pane = 'fields' | 'preview';

/** On narrow screens, switches between fields and preview and restores the scroll position of the fields. */
export function useActivePane(preview: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Pane>('fields');
  const fieldsScroll = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (fieldsScroll.current === undefined) return;
    if (shown === 'preview') preview.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: fieldsScroll.current, behavior: 'instant' });
  }, [shown, preview]);

  return {
    shown,
    show: (pane: Pane) => {
      if (pane === 'preview' && shown === 'fields') fieldsScroll.current = window.scrollY;
      setShown(pane);
    },
  };
}
