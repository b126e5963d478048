import type { Browser } from '@playwright/test';
import type { Project } from '../../e2e/temporaryProject';
import type { BenchPage } from '../pages';
import type { Row } from '../row';

/** What a measurement measures with. */
export type Bench = {
  browser: Browser;
  /** Where the built site is served. */
  siteUrl: string;
  pages: { every: BenchPage[]; sample: BenchPage[]; main: BenchPage[] };
  /** How often Lighthouse looks at a page, and a button is pressed. */
  runs: number;
  /** A project with an album of forty photos, made when first asked for. */
  growProject: () => Promise<GrownProject>;
};

/** A built copy of the project, and the milliseconds that its builds took. */
export type GrownProject = { project: Project; cold: number; warm: number; withNewPhotos: number; newPhotos: number };

export type Measurement = (bench: Bench) => Promise<Row[]>;
