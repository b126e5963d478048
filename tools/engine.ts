import { ToolError } from './toolError';

const engines = ['chromium', 'firefox', 'webkit'] as const;

/**
 * The browser of the journeys: Chromium, or ENGINE (firefox, webkit) for the journeys tagged @engines. Install these
 * with `npx playwright install --with-deps firefox webkit`.
 */
export function readEngine({ ENGINE: name = 'chromium' } = process.env): (typeof engines)[number] {
  const engine = engines.find((known) => known === name);
  if (!engine) throw new ToolError(`ENGINE is ${name}; it can be ${engines.join(', ')}.`);
  return engine;
}
