/** The shape in which networks show a page's picture. */
export const shareSize = { width: 1200, height: 630 } as const;
