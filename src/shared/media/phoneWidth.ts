/**
 * The `sizes` of a picture that fills a phone's width. They claim 60 % of that width, so that phones download a file of
 * less than half the bytes.
 */
export const phoneSizes = '60vw';

/**
 * The width of the file that an ordinary phone, 360 px wide with 2 dots per pixel or 412 px with 1.75, then downloads.
 * In data-saver mode, the viewer shows this file on every screen.
 */
export const phonePixels = 448;
