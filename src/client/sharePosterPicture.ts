import type { DataSelector, DataValues } from '../shared/dataNames';
import { openShareSheet } from './enhancePage';

// Loaded on pages without React, which the poster's page is. No other page has a picture to share.

/** Lets download links share their picture with its message instead. */
export function sharePosterPicture(): void {
  if (!('share' in navigator)) return;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share][download]' satisfies DataSelector);
    if (!link) return;
    event.preventDefault();
    void sharePicture(link);
  });
}

/** The pictures fetched so far, by address. */
const fetched = new Map<string, Promise<File>>();

async function fetchPicture({ href, download }: HTMLAnchorElement): Promise<File> {
  const response = await fetch(href);
  if (!response.ok) throw response;
  const blob = await response.blob();
  return new File([blob], download, blob);
}

/**
 * Shows the status beside the link. The picture is fetched at the press, because it costs data. Browsers forget a press
 * after some five seconds: a picture that takes longer is shared at the next one.
 */
async function sharePicture(link: HTMLAnchorElement): Promise<void> {
  const dataset = link.dataset as DataValues;
  const status = link.nextElementSibling as Element;
  const say = (words = '') => {
    status.textContent = words;
  };
  const isReady = status.textContent === dataset.ready;
  if (!isReady) say(dataset.wait);
  const picture = fetched.get(link.href) ?? fetchPicture(link);
  fetched.set(link.href, picture);
  try {
    const error = await openShareSheet(link, [await picture]);
    if (error?.name === 'NotAllowedError' && !isReady) return say(dataset.ready);
    say();
    if (!error) return;
    // The browser shares no picture: from now on the link downloads it.
    delete dataset.share;
    link.click();
  } catch {
    fetched.delete(link.href);
    say(dataset.failed);
  }
}
