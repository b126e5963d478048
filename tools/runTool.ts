/** A failure whose message is enough for the user: printed without a stack. */
export class ToolError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = 'ToolError';
  }
}

/**
 * Runs a command of package.json. A ToolError and an unknown option print their message only; every failure sets a
 * non-zero exit code.
 */
export function runTool(main: () => Promise<void>): void {
  // A pipe's reader, such as `head`, may close it early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  main().catch((error: unknown) => {
    const isUnknownOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(error instanceof ToolError || isUnknownOption ? (error as Error).message : error);
    // process.exit, because a half-started server may keep the process alive.
    process.exit(error instanceof ToolError ? error.exitCode : 1);
  });
}

/** Closes servers when Ctrl+C or a signal stops the process. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  const stop = () => {
    void close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
