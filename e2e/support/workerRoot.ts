import { copyProject, type ProjectCopy } from './temporaryProject';

/**
 * A project root that serves the built site to one worker. @netlify/dev bundles functions below its root and replaces
 * the bundles at each start, so workers cannot share a root. The sources of functions must be inside it.
 */
export function makeWorkerRoot({ hasOwnPublic = false } = {}): ProjectCopy {
  const shared = ['public'];
  return copyProject({
    copied: ['netlify', 'netlify.toml', 'src', ...(hasOwnPublic ? shared : [])],
    // payment/records.ts reads the stored payments in the repository.
    linked: ['.netlify/blobs-serve', 'node_modules', ...(hasOwnPublic ? [] : shared)],
  });
}
