import type { PointerEvent } from 'react';

/** The distance from an edge of the screen, in pixels, at which a drag scrolls the page. */
const edge = 96;

/** The index of a dragged box among boxes of one column. */
export function findDropIndex(boxes: readonly { top: number; height: number }[], from: number, offset: number): number {
  const middles = boxes.map(({ top, height }, index) => top + height / 2 + (index === from ? offset : 0));
  return middles.filter((middle) => middle < (middles[from] ?? 0)).length;
}

/** Drags a list's card by its handle; the other cards make room. Near an edge, the page scrolls while the pointer moves. */
export function startDrag(event: PointerEvent<HTMLElement>, onDrop: (from: number, to: number) => void): void {
  const { currentTarget: handle, pointerId, pageY: startY, button } = event;
  const card = handle.closest<HTMLElement>('[data-item]');
  const cards = [...(card?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? [])];
  if (!card || button !== 0) return;
  // Prevents the selection of text.
  event.preventDefault();
  handle.setPointerCapture(pointerId);
  const boxes = cards.map((each) => each.getBoundingClientRect());
  const from = cards.indexOf(card);
  const room = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0) + card.offsetHeight;
  const ended = new AbortController();
  let to = from;

  const follow = ({ pageY, clientY }: globalThis.PointerEvent) => {
    to = findDropIndex(boxes, from, pageY - startY);
    cards.forEach((each, index) => {
      const shift = Math.sign(from - index) * room;
      const isPassed = index >= Math.min(from, to) && index <= Math.max(from, to);
      each.style.translate = index === from ? `0 ${pageY - startY}px` : isPassed ? `0 ${shift}px` : '';
    });
    card.dataset.dragged = 'true';
    const isAbove = clientY < edge;
    if (isAbove || clientY > window.innerHeight - edge) {
      window.scrollBy({ top: isAbove ? -12 : 12, behavior: 'instant' });
    }
  };
  const finish = ({ type }: Event) => {
    ended.abort();
    for (const each of cards) each.style.translate = '';
    delete card.dataset.dragged;
    if (type === 'pointerup' && to !== from) onDrop(from, to);
  };
  handle.addEventListener('pointermove', follow, { signal: ended.signal });
  handle.addEventListener('pointerup', finish, { signal: ended.signal });
  handle.addEventListener('pointercancel', finish, { signal: ended.signal });
}
