/**
 * The width in `sizes` of a picture as wide as a phone: 60 % of the device pixels, which more than halves its bytes.
 */
export const phoneSizes = '60vw';

/**
 * The width of the file that an ordinary phone then downloads, of 360 × 2 or 412 × 1.75 device pixels. In data-saver
 * mode, the viewer shows this file on every screen.
 */
export const phonePixels = 448;
