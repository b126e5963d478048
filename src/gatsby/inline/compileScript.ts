import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, transformSync } from '@swc/core';

/**
 * Compiles a TypeScript file to a minified classic script in a function scope.
 * @param name a file in src/client that imports only types
 * @param values the values of its `declare const` names, set at build time
 */
export function compileScript(name: string, values: Record<string, unknown> = {}): string {
  const source = readFileSync(resolve('src/client', name), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    isModule: true,
  });
  // Type-only imports leave an `export {}`, a syntax error in a classic script.
  const body = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
  const constants = Object.entries(values).map(([key, value]) => `const ${key}=${JSON.stringify(value)};`);
  return minifySync(`(()=>{${constants.join('')}${body}})()`, { compress: true, mangle: true, ecma: 2020 }).code;
}
