/** One thing that stands between this repository and a site that is live. */
export type Finding = {
  what: string;
  todo: string;
  /** A donor could lose money by it, or have nobody to turn to: a production build stops. */
  isHarmful: boolean;
};
