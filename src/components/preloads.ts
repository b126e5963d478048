import { createContext } from 'react';

/** A picture to fetch before the page is laid out, in the words of `<link rel="preload">`. */
export type PreloadedPicture = { type: string; srcSet: string; sizes: string };

/** Where a page that is drawn on the server gathers what its head is to preload. There is none in the browser. */
export const PreloadsContext = createContext<PreloadedPicture[] | undefined>(undefined);
