/**
 * The `sizes` of a picture as wide as a phone. They claim only 60 % of it, so that phones load a smaller file.
 * @param larger the picture's width on larger screens: from the breakpoint `small` on
 */
export const pictureSizes = (larger: string) => `(min-width: 30em) ${larger}, 60vw`;

/**
 * The width of the file that an ordinary phone, 360 px wide with 2 dots per pixel or 412 px with 1.75, then downloads.
 * In data-saver mode, the viewer shows this file on every screen.
 */
export const phonePixels = 448;
