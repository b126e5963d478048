import { spawn } from 'node:child_process';
import { getBrowser } from '../tools/browser';
import { browserFlags } from '../tools/browserFlags';
import { scannerPath } from './scanners';

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown[] };
};

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

/** What is read of a Lighthouse report. */
export type LighthouseReport = {
  audits: Record<string, Audit | undefined>;
  categories: Record<string, Category | undefined>;
  /** How fast the processor was just before: some 2 000 to 3 000 on a desk that has nothing else to do. */
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
};

// About one run in four: with three tries, a whole bench of seventy would still be lost every other time.
const tries = 8;

/**
 * Runs Lighthouse on one page, in a process and a browser of its own, so that nothing is cached or warm. Now and then it
 * loses the trace of a page, and asks to be run again (NO_NAVSTART).
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
  const words = [
    scannerPath('lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
    ...flags,
  ];
  const output = await readOutput(words, await getBrowser());
  const report: LighthouseReport = JSON.parse(output);
  // A page that could not be loaded has a report too, of a browser's error page.
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  return report;
}

function readOutput(words: string[], browser: string): Promise<string> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) =>
      exitCode === 0 ? settle(output) : reject(new Error(`Lighthouse stopped with ${exitCode}: ${complaints}`)),
    );
  });
}
