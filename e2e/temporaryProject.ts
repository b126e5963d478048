import { spawn } from 'node:child_process';
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

const realRoot = resolve(__dirname, '..');

type Variables = Record<string, string>;

type Result = { exitCode: number | null; output: string };

export type Project = {
  root: string;
  /** Edits a file below `content/`. */
  editContent: (path: string, edit: (text: string) => string) => void;
  writeContent: (path: string, data: string | Buffer) => void;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** The names in a folder; empty if it does not exist. */
  list: (path: string) => string[];
  /** Runs a Node program in the project and collects its output. */
  run: (...command: string[]) => Promise<Result>;
  remove: () => void;
};

type Options = {
  /** The source of its `content/`. */
  from?: string;
  /** Whether to link the uploads of that folder. */
  uploads: boolean;
  /** Environment variables of its programs. */
  variables?: Variables;
};

/** Copies the project, to build it with other content without touching the site under test. */
export function makeProject({ from = 'fixtures/content', uploads, variables = {} }: Options): Project {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const configuration = readdirSync(realRoot).filter((name) =>
    /^(gatsby-\w+\.tsx?|package\.json|tsconfig\.json)$/.test(name),
  );
  for (const name of [...configuration, 'src', 'static', 'tools']) {
    cpSync(join(realRoot, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(realRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  const content = join(root, 'content');
  const realUploads = join(realRoot, from, 'uploads');
  cpSync(join(realRoot, from), content, { recursive: true, filter: (path) => path !== realUploads });
  if (uploads) symlinkSync(realUploads, join(content, 'uploads'), 'junction');

  const write = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root,
    editContent: (path, edit) => write(`content/${path}`, edit(read(`content/${path}`))),
    writeContent: (path, data) => write(`content/${path}`, data),
    read,
    write,
    list: (path) => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : []),
    run: (...command) => run(root, command, variables),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

function run(cwd: string, command: string[], variables: Variables): Promise<Result> {
  // The test runner's NODE_ENV and CONTENT_DIR would change the build.
  const { NODE_ENV: _, CONTENT_DIR: __, ...env } = process.env;
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...env, DECAP: 'off', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', ...variables },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => settle({ exitCode, output }));
  });
}
