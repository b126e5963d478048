import { copyProject, type ProjectCopy } from './temporaryProject';

/**
 * A project root that serves the built site for one worker. @netlify/dev bundles functions below its root and replaces
 * them at each start, so workers cannot share one. It needs the sources of functions inside the root.
 */
export function makeWorkerRoot({ hasOwnPublic = false } = {}): ProjectCopy {
  const shared = ['public'];
  return copyProject({
    copied: ['netlify', 'netlify.toml', 'src', ...(hasOwnPublic ? shared : [])],
    // payment/records.ts reads the stored payments in the repository.
    linked: ['.netlify/blobs-serve', 'node_modules', ...(hasOwnPublic ? [] : shared)],
  });
}
