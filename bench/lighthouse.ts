import { spawn } from 'node:child_process';
import { browserFlags, getBrowser } from '../tools/browser';
import { scannerPath } from './scanners';

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown[] };
};

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

/** The fields of a Lighthouse report that the bench reads. */
export type LighthouseReport = {
  audits: Record<string, Audit | undefined>;
  categories: Record<string, Category | undefined>;
  /** CPU speed before the run: about 2 000 to 3 000 on an idle desktop. */
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
};

// About one run in four fails: with three tries, every other bench of 70 runs would fail.
const tries = 8;

/**
 * Runs Lighthouse on one page in a new process and browser, so that nothing is cached. Retries, because Lighthouse
 * sometimes loses the trace of a page (NO_NAVSTART).
 */
export async function runLighthouse(url: string, flags: string[]): Promise<LighthouseReport> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await runOnce(url, flags);
    } catch (error) {
      if (failures === tries) throw error;
      console.error(error);
    }
  }
}

async function runOnce(url: string, flags: string[]): Promise<LighthouseReport> {
  const args = [
    scannerPath('lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
    ...flags,
  ];
  const output = await readOutput(args, await getBrowser());
  const report: LighthouseReport = JSON.parse(output);
  // A page that fails to load has a report too, of the browser's error page.
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  return report;
}

function readOutput(args: string[], browser: string): Promise<string> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) =>
      exitCode === 0 ? settle(output) : reject(new Error(`Lighthouse stopped with ${exitCode}: ${errors}`)),
    );
  });
}
