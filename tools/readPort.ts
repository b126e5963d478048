import { ToolError } from './toolError';

/** The port in an environment variable, else the fallback. 0 picks a free port. */
export function readPort(variable = 'PORT', fallback = 8888, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[variable] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new ToolError(`${variable} must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}
