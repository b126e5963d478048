import type { Content } from '../../src/content/model';
import type { Problem, Variables } from '../../src/donation/providers/provider';

/** One thing to do before going live. */
export type Finding = Problem & {
  /** Stops a production build: a donor could lose money, or have no contact. */
  isHarmful?: boolean;
};

export type Environment = Variables & { NETLIFY?: string; URL?: string; CONTEXT?: string };

/** What the checks read; `folder` is that of the content. */
export type Subject = { content: Content; folder: string; environment: Environment; isPaymentOpen: boolean };

/** Finds what one sentence and one remedy describe. */
export type Check = (subject: Subject) => readonly Finding[] | Promise<readonly Finding[]>;
