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
  /** Changes a file below `content/`. */
  editContent: (path: string, edit: (text: string) => string) => void;
  writeContent: (path: string, data: string | Buffer) => void;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** The files and folders in a folder. */
  list: (path: string) => string[];
  /** Runs a program of the project, and keeps what it says. */
  run: (...command: string[]) => Promise<Result>;
  remove: () => void;
};

type Options = {
  /** The folder that becomes its `content/`. */
  from?: string;
  /** Whether the photos and videos of that folder are there too. */
  uploads: boolean;
  /** Of the environment, for its builds. */
  variables?: Variables;
};

/** A copy of the project, to be built with other content: the site under test stays as it is. */
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
  // The test runner's own NODE_ENV and the like would make another build of it.
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
