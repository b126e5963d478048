import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installWithApt } from '../browser';
import { runNpm, runProcess, ToolError } from '../command';

/** The browsers of `npm run engines`. */
export const engineNames = ['chromium', 'firefox', 'webkit', 'chromium-108', 'chromium-90'] as const;
export type EngineName = (typeof engineNames)[number];

export type Engine = {
  name: EngineName;
  path: string;
  flags?: string[];
  /** The WebDriver server and the display in memory, where the browser needs them. */
  driver?: string;
  display?: string;
};

/** Debian's packages. MiniBrowser is WebKitGTK's own small browser. */
const debian = {
  chromium: { packages: ['chromium-headless-shell'], path: '/usr/bin/chromium-headless-shell' },
  firefox: { packages: ['firefox-esr'], path: '/usr/bin/firefox-esr' },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    path: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    driver: '/usr/bin/WebKitWebDriver',
    display: '/usr/bin/Xvfb',
  },
} as const;

/** npm packages that carry a Chromium of their time, for servers without a browser. */
const old = { 'chromium-90': 'chrome-aws-lambda@8.0.2', 'chromium-108': '@sparticuz/chromium@108.0.3' } as const;

/** Made for servers, where they run without a sandbox. */
const oldFlags = ['--headless', '--no-sandbox', '--disable-gpu'];

const cache = 'node_modules/.cache/engines';

export function findEngine(name: EngineName): Engine {
  if (name in old) return { name, path: `${cache}/${name}/chromium`, flags: oldFlags };
  const { packages: _, ...found } = debian[name as keyof typeof debian];
  return { name, ...found };
}

/** Installs a browser that is not on this machine. */
export async function getEngine(name: EngineName): Promise<Engine> {
  const engine = findEngine(name);
  if (isInstalled(engine)) return engine;
  if (name in old) await unpackOld(name as keyof typeof old);
  else
    for (const needed of debian[name as keyof typeof debian].packages) await installWithApt(needed, { isFirst: true });
  if (isInstalled(engine)) return engine;
  throw new ToolError(`There is no ${name} at ${engine.path}: npm run engines needs Debian 12 and root to install it.`);
}

function isInstalled({ path, driver, display }: Engine): boolean {
  return [path, driver, display].every((file) => !file || existsSync(file));
}

export function readVersion({ name, path }: Engine): string {
  // Those without a screen do not tell theirs.
  if (name in old) return name.replace('chromium-', '');
  // MiniBrowser does not tell its version.
  const [command, ...args] =
    name === 'webkit' ? ['dpkg', '-s', 'libwebkit2gtk-4.1-0'] : [path, '--version', '--no-sandbox'];
  const { stdout } = spawnSync(command as string, args, { encoding: 'utf8' });
  return /(?:Version: |\s|^)(\d+\.[\d.]*)/m.exec(stdout)?.[1] ?? '';
}

async function unpackOld(name: keyof typeof old): Promise<void> {
  const folder = `${cache}/${name}`;
  await rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runNpm(['pack', '--silent', '--pack-destination', folder, old[name]]);
  await runProcess('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz'], { cwd: folder });
  const from = createReadStream(`${folder}/package/bin/chromium.br`);
  await pipeline(from, createBrotliDecompress(), createWriteStream(`${folder}/chromium`));
  await chmod(`${folder}/chromium`, 0o755);
}
