/** The part of gatsby-plugin-sharp that this site asks; it comes without types. */
declare module 'gatsby-plugin-sharp' {
  type Transform = { width: number; height: number; toFormat: string; quality?: number; fit: 'cover' };
  type Resized = { src: string; absolutePath: string; finishedPromise: Promise<unknown> };

  /** Queues the encoding, at most once for the same file and arguments over all builds that share a cache. */
  export function queueImageResizing(job: {
    file: import('../sourceFiles').SourceFile;
    args: Transform;
    reporter: import('gatsby').Reporter;
  }): Resized;
}
