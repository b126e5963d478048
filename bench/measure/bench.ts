import type { Browser } from '@playwright/test';
import type { Project } from '../../e2e/temporaryProject';
import type { BenchPage } from '../pages';
import type { Row } from '../row';

/** The context of a measurement. */
export type Bench = {
  browser: Browser;
  /** The URL of the built site. */
  siteUrl: string;
  pages: { every: BenchPage[]; sample: BenchPage[]; main: BenchPage[] };
  /** Runs per page of Lighthouse and of a timed press. */
  runs: number;
  /** A project with an album of 40 photos, created on first use. */
  growProject: () => Promise<GrownProject>;
};

/** A built copy of the project. `cold`, `warm` and `withNewPhotos` are build times in milliseconds. */
export type GrownProject = { project: Project; cold: number; warm: number; withNewPhotos: number; newPhotos: number };

export type Measurement = (bench: Bench) => Promise<Row[]>;
