import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fixtureFolder } from '../../fixtures/loadFixtureContent';
import { emulatorCredentials } from '../emulator/credentials';

const unset = {
  GATSBY_CINETPAY_API_KEY: '',
  GATSBY_CINETPAY_SITE_ID: '',
  GATSBY_CINETPAY_URL: '',
  CINETPAY_SECRET_KEY: '',
};
const emulated = {
  GATSBY_CINETPAY_API_KEY: emulatorCredentials.apiKey,
  GATSBY_CINETPAY_SITE_ID: emulatorCredentials.siteId,
};

function runPreflight(variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/preflight.ts'], {
    env: { ...process.env, CONTENT_DIR: fixtureFolder, CONTEXT: '', NETLIFY: '', URL: '', ...unset, ...variables },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('reports, and does not stop a production build, as long as no gift can be made', () => {
  const { status, output } = runPreflight({ CONTEXT: 'production' });
  expect(output).toContain('online payment is not open');
  expect(status).toBe(0);
});

it('stops a production build that would send gifts to the emulator', () => {
  const { status, output } = runPreflight({ ...emulated, CONTEXT: 'production' });
  expect(output).toContain('GATSBY_CINETPAY_API_KEY is the emulator’s');
  expect(output).toContain('the production build stops');
  expect(status).toBe(1);
});

it.each(['', 'deploy-preview', 'branch-deploy'])('only reports the same in another build: CONTEXT=%s', (CONTEXT) => {
  const { status, output } = runPreflight({ ...emulated, CONTEXT });
  expect(output).toContain('GATSBY_CINETPAY_API_KEY is the emulator’s');
  expect(status).toBe(0);
});

it('comes before every build on Netlify', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toMatch(/^command = "npm run preflight && npm run build"$/m);
});
