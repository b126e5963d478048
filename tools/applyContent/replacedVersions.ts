import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '../../src/content/documents/bilingual';
import type { HandedDocument } from '../../src/content/documents/handOver';

/**
 * Digests of the versions of a hand-over that a newer version has replaced in `content/`. Each digest is made of a
 * version together with all earlier ones, so that a version that comes back later counts as new.
 */
const file = 'node_modules/.cache/replaced-versions.json';

const readReplaced = (): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** The documents whose newer version was applied before. */
export function findReplaced(documents: readonly HandedDocument[]): HandedDocument[] {
  const replaced = readReplaced();
  return documents.filter(({ handedOverVersions = [], edited }) =>
    replaced.includes(digest([...handedOverVersions, edited])),
  );
}

/** Stores the versions that applied documents replace. An equal version is not replaced. */
export function storeReplaced(applied: readonly HandedDocument[]): void {
  const earlier = applied.flatMap(({ handedOverVersions = [], edited }) =>
    handedOverVersions.flatMap((version, index) =>
      isDeepStrictEqual(version, edited) ? [] : digest(handedOverVersions.slice(0, index + 1)),
    ),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...new Set([...readReplaced(), ...earlier])]));
}

const digest = (versions: readonly Tree[]) => createHash('sha256').update(JSON.stringify(versions)).digest('hex');
