import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fixtureFolder } from '../../src/testing/loadFixtureContent';
import { emulatedProviders } from '../emulator/server';
import type { Finding } from './finding';
import { summarize } from './report';

const todo = { what: 'No key', todo: 'Set it.' };
const harm = { what: 'The wrong key', todo: 'Replace it.', isHarmful: true };
const advice = { heading: 'Advice', isAdvice: true, findings: [todo] };
const left = (...findings: Finding[]) => [{ heading: 'Payment', isAdvice: false, findings }, advice];

it('summarize does not stop a production build without a harmful finding', () => {
  const { sentence, stopsBuild } = summarize(left(todo), { CONTEXT: 'production' });
  expect(stopsBuild).toBe(false);
  expect(sentence).toBe('1 to settle before going live; 0 marked "!" would harm donors.');
});

it.each([undefined, '', 'deploy-preview', 'branch-deploy'])(
  'summarize does not stop the build when CONTEXT is %s',
  (CONTEXT) => {
    const { sentence, stopsBuild } = summarize(left(todo, harm), { CONTEXT });
    expect(stopsBuild).toBe(false);
    expect(sentence).toMatch(/^2 to settle .* 1 marked "!" .* would stop a production build\.$/);
  },
);

it('summarize says that nothing is left but advice', () => {
  const nothing = { sentence: 'Nothing stands between this repository and going live.', stopsBuild: false };
  expect(summarize(left(), { CONTEXT: 'production' })).toEqual(nothing);
});

it('preflight stops a production build that would send donations to the emulator', () => {
  const [emulated] = emulatedProviders;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/preflight.ts'], {
    env: {
      ...process.env,
      CONTENT_DIR: fixtureFolder,
      CONTEXT: 'production',
      NETLIFY: '',
      URL: '',
      GATSBY_PAYMENT_PROVIDER: '',
      GATSBY_CINETPAY_URL: '',
      ...emulated?.keys,
    },
    encoding: 'utf8',
  });
  expect(stdout).toContain('GATSBY_CINETPAY_API_KEY is the emulator’s');
  expect(stderr).toContain('the production build stops');
  expect(status).toBe(1);
});

it('preflight runs before every build on Netlify', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toMatch(/^command = "npm run preflight && npm run build"$/m);
});
