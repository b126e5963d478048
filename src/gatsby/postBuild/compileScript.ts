import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, transformSync } from '@swc/core';

type ClientScript = 'dataSaver.ts' | 'loadOnInteraction.ts' | 'worker/serviceWorker.ts' | 'worker/serviceWorkerOff.ts';

/**
 * A TypeScript file as one small script for the browser: without types, minified, its names its own.
 * @param name of a file in src/client; it imports nothing but types
 * @param values what the file declares and does not know: set at the build
 */
export function compileScript(name: ClientScript, values: Record<string, unknown> = {}): string {
  const source = readFileSync(resolve('src/client', name), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    isModule: true,
  });
  // What remains of an import of types alone; in a classic script it would be a mistake.
  const body = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
  const constants = Object.entries(values).map(([key, value]) => `const ${key}=${JSON.stringify(value)};`);
  return minifySync(`(()=>{${constants.join('')}${body}})()`, {
    compress: { inline: 0, reduce_funcs: false },
    mangle: true,
    ecma: 2020,
  }).code;
}
