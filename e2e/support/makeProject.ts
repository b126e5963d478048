import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../src/testing/copyProject';

const realRoot = resolve(__dirname, '../..');

export type Project = ReturnType<typeof makeProject>;

/**
 * Copies the project, to build it with other content and leave the tested site unchanged.
 * @param from the folder copied to `content/`
 * @param variables of the build
 */
export function makeProject(from = 'fixtures/content', variables: NodeJS.ProcessEnv = {}) {
  const configuration = readdirSync(realRoot).filter((name) =>
    /^(gatsby-\w+\.tsx?|package\.json|tsconfig\.json|netlify\.toml)$/.test(name),
  );
  const copy = copyProject([...configuration, 'docs', 'netlify', 'src', 'static', 'tools']);
  const { root, write } = copy;
  // The fixtures have no labels of their own: a build of them needs the site's.
  cpSync(join(realRoot, 'content/labels'), join(root, 'content/labels'), { recursive: true });
  cpSync(join(realRoot, from), join(root, 'content'), { recursive: true });

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    ...copy,
    read,
    editContent: (path: string, edit: (text: string) => string) =>
      write(`content/${path}`, edit(read(`content/${path}`))),
    /** The names in a folder; empty if it does not exist. */
    list: (path: string) => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : []),
    /** @throws with the output of a build that fails */
    build: async () => {
      // The test runner's NODE_ENV and CONTENT_DIR would change the build.
      const without = { NODE_ENV: undefined, CONTENT_DIR: undefined };
      const own = { DECAP: 'off', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' };
      const env = { ...process.env, ...without, ...own, ...variables };
      const options = { cwd: root, env, maxBuffer: Number.POSITIVE_INFINITY };
      await promisify(execFile)(process.execPath, ['node_modules/gatsby/cli.js', 'build'], options).catch(
        ({ stdout, stderr }) => {
          throw new Error(stdout + stderr);
        },
      );
    },
  };
}
