import type { RefCallback } from 'react';

/** A `ref` that keeps an element's height, which depends on its text, in a CSS custom property of the page. */
export function trackHeight(property: `--${string}`): RefCallback<HTMLElement> {
  return (element: HTMLElement) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
