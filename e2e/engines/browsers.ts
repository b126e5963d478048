import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { webkit } from '@playwright/test';

export type EngineBrowser = {
  path: string;
  /** Debian packages. */
  packages?: string[];
  /** An npm package that contains an old Chromium for servers. */
  npmPackage?: string;
};

/** The browsers of `npm run engines` besides Chromium, by project. MiniBrowser is WebKitGTK's own test browser. */
export const browsers = {
  'chromium-108': { path: findOldChromium(108), npmPackage: '@sparticuz/chromium@108.0.3' },
  'chromium-90': { path: findOldChromium(90), npmPackage: 'chrome-aws-lambda@8.0.2' },
  firefox: { path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webkit: existsSync(webkit.executablePath())
    ? { path: webkit.executablePath() }
    : {
        path: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        packages: ['webkit2gtk-driver', 'xvfb'],
      },
} satisfies Record<string, EngineBrowser>;

function findOldChromium(version: number): string {
  return resolve(__dirname, `../../node_modules/.cache/engines/${version}/chromium`);
}
