import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from './photos';

/** Zooms a photo to full size, around the clicked point. A photo that is missing or shown at full size cannot zoom. */
export function useZoom(photo: Photo | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<DOMRectReadOnly>();
  const [zoomed, setZoomed] = useState<{ id: string; x: number; y: number }>();
  const { id, files } = photo ?? {};
  const isZoomed = id !== undefined && zoomed?.id === id;
  const canZoom = isZoomed || (files && room && (files.width > room.width || files.height > room.height));
  const isOpen = id !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect));
    observer.observe(stage.current as Element);
    return () => observer.disconnect();
  }, [isOpen]);
  useEffect(() => {
    const element = stage.current;
    if (!element || !isZoomed) return;
    element.scrollTo({
      left: zoomed.x * element.scrollWidth - element.clientWidth / 2,
      top: zoomed.y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }, [isZoomed, zoomed]);
  const toggle = ({ target, clientX, clientY }: MouseEvent) => {
    if (isZoomed || !id || !canZoom) return setZoomed(undefined);
    // The button zooms to the centre.
    const box = target instanceof HTMLImageElement ? target.getBoundingClientRect() : undefined;
    const x = box ? (clientX - box.left) / box.width : 0.5;
    const y = box ? (clientY - box.top) / box.height : 0.5;
    setZoomed({ id, x, y });
  };
  return { stage, isZoomed, canZoom, toggle };
}

// In pixels. A shorter swipe may be a tap with an unsteady finger.
const minSwipeDistance = 48;

/** Pointer handlers: a horizontal swipe changes the photo; a click or a second finger calls `zoom`. */
export function useSwipe(step: (offset: number) => void, zoom: (event: MouseEvent) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasStepped = useRef(false);
  return {
    // A swipe by mouse ends in a click, which would zoom the photo that has just come.
    onClick: (event: MouseEvent) => {
      if (!hasStepped.current) zoom(event);
    },
    onPointerDown: (event: PointerEvent) => {
      const { isPrimary, clientX, clientY } = event;
      // On a page zoomed by the browser, dragging pans.
      const isPageZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current = isPrimary && !isPageZoomed ? { x: clientX, y: clientY } : null;
      hasStepped.current = false;
      if (!isPrimary) zoom(event);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      hasStepped.current = Math.abs(x) >= minSwipeDistance && Math.abs(x) > 2 * Math.abs(y);
      if (hasStepped.current) step(x < 0 ? 1 : -1);
    },
  };
}
