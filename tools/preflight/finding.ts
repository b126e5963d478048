/** One thing to do before going live. */
export type Finding = {
  what: string;
  todo: string;
  /** Stops a production build: a donor could lose money, or have no contact. */
  isHarmful: boolean;
};
