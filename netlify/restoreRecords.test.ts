import { readFileSync } from 'node:fs';
import { getStore } from '@netlify/blobs';
import { withSite } from './testing/blobServer';

// docs/operations.md offers a script that restores records, which stands nowhere else.

const [, script = ''] = readFileSync('docs/operations.md', 'utf8').split('**To restore records**');
const [, code = ''] = script.split(/```(?:js\n)?/);

/** Runs the script with these values in place of its imports and of `process`. */
function run(values: Record<string, unknown>): Promise<void> {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  return AsyncFunction(...Object.keys(values), code.replace(/^import .*$/gm, ''))(...Object.values(values));
}

it('the script that restores records adds those that the store lacks, and overwrites none', async () => {
  const stored = '{"reference":"1","state":"accepted","amount":500}';
  const backup = ['{"reference":"1","state":"accepted","amount":1000}', '{"reference":"2","state":"pending"}'];
  const files: Record<string, string> = { 'payments.jsonl': `${backup.join('\n')}\n` };
  await withSite(async ({ blobs }) => {
    blobs.set('site:payments/1/accepted', stored);
    await run({
      readFileSync: (name: string) => files[name],
      // With a token, the client would ask Netlify itself.
      getStore: ({ name }: { name: string }) => getStore({ name }),
      process: { env: {} },
    });
    expect([...blobs]).toEqual([
      ['site:payments/1/accepted', stored],
      ['site:payments/2/pending', backup[1]],
    ]);
  });
});
