import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Variables } from '../../src/donation/providers/provider';

const realRoot = resolve(__dirname, '../..');

type Parts = {
  /** Files and folders that the copy may change. */
  copied?: string[];
  /** Folders shared with this repository. */
  linked?: string[];
};

export type ProjectCopy = {
  root: string;
  /** Writes a file and the folders above it. */
  write: (path: string, data: string | Buffer) => void;
  remove: () => void;
};

/**
 * Creates a project in a temporary folder from parts of this one, so that tests and tools leave the original unchanged.
 */
export function copyProject({ copied = [], linked = [] }: Parts): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of copied) cpSync(join(realRoot, name), join(root, name), { recursive: true });
  for (const name of linked) symlinkSync(join(realRoot, name), join(root, name), 'junction');
  return {
    root,
    write: (path, data) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), data);
    },
    // Retries, because a stopped process may still be writing.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

export type Project = ProjectCopy & {
  /** Edits a file below `content/`. */
  editContent: (path: string, edit: (text: string) => string) => void;
  read: (path: string) => string;
  /** The names in a folder; empty if it does not exist. */
  list: (path: string) => string[];
  /** Runs a Node program in the project and collects its output. */
  run: (...command: string[]) => Promise<{ exitCode: number; output: string }>;
};

type Options = {
  /** The folder copied to `content/`. */
  from?: string;
  /** Whether to link that folder's uploads. */
  uploads: boolean;
  /** Of the programs run in the project. */
  variables?: Variables;
};

/** Copies the project, to build it with other content and leave the tested site unchanged. */
export function makeProject({ from = 'fixtures/content', uploads, variables = {} }: Options): Project {
  const configuration = readdirSync(realRoot).filter((name) =>
    /^(gatsby-\w+\.tsx?|package\.json|tsconfig\.json|netlify\.toml)$/.test(name),
  );
  const copy = copyProject({
    copied: [...configuration, 'docs', 'netlify', 'src', 'static', 'tools'],
    linked: ['node_modules'],
  });
  const { root, write } = copy;
  const content = join(root, 'content');
  const realUploads = join(realRoot, from, 'uploads');
  cpSync(join(realRoot, from), content, { recursive: true, filter: (path) => path !== realUploads });
  // The fixtures have no labels, and the copy cannot use the site's folder.
  if (!existsSync(join(content, 'labels')))
    cpSync(join(realRoot, 'content/labels'), join(content, 'labels'), { recursive: true });
  if (uploads) symlinkSync(realUploads, join(content, 'uploads'), 'junction');

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    ...copy,
    editContent: (path, edit) => write(`content/${path}`, edit(read(`content/${path}`))),
    read,
    list: (path) => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : []),
    run: (...command) =>
      new Promise((settle) => {
        const options = { cwd: root, env: { ...environment(), ...variables }, maxBuffer: Number.POSITIVE_INFINITY };
        execFile(process.execPath, command, options, (error, stdout, stderr) =>
          settle({ exitCode: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
        );
      }),
  };
}

/** Of a build: the test runner's NODE_ENV and CONTENT_DIR would change it. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, CONTENT_DIR: __, ...env } = process.env;
  return { ...env, DECAP: 'off', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' };
}
