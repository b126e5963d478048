import type { Content } from '../../src/content/model';
import type { Problem, Provider, Variables } from '../../src/donation/providers/provider';

/** One thing to do before going live. */
export type Finding = Problem & {
  /** Stops a production build: a donor could lose money, or have no contact. */
  isHarmful?: boolean;
};

export type Environment = Variables & { NETLIFY?: string; URL?: string; CONTEXT?: string };

/** What the checks read. */
export type Subject = {
  content: Content;
  /** That of the content. */
  folder: string;
  environment: Environment;
  /** The chosen one. */
  provider: Provider;
  isPaymentOpen: boolean;
};

/** Finds what one sentence and one remedy describe. */
export type Check = (subject: Subject) => readonly Finding[] | Promise<readonly Finding[]>;
