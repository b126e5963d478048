import { ToolError } from './toolError';

/** Runs a command of package.json: a failure is told in words, and ends with a non-zero exit code. */
export function runTool(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof ToolError ? error.message : error);
    // Exits rather than waits: a half-started server may still hold the process open.
    process.exit(error instanceof ToolError ? error.exitCode : 1);
  });
}
