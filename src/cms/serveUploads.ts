import type { Cms } from './decapTypes';
import { isServedFile } from './repository';

type TestBackend = { normalizeAsset: (asset: unknown) => unknown };

/** Teaches Decap's test backend about files the site serves: by itself it shows only those held in memory. */
export function serveUploads(cms: Cms): void {
  const registered = cms.getBackend('test-repo');
  if (!registered) return;
  const { init } = registered;
  registered.init = (...args: Parameters<typeof init>) => {
    const backend: TestBackend = init(...args);
    const normalize = backend.normalizeAsset;
    backend.normalizeAsset = (asset) => {
      if (!isServedFile(asset)) return normalize.call(backend, asset);
      const { path, name, url } = asset;
      return { id: path, path, name, url, displayURL: url };
    };
    return backend;
  };
}
