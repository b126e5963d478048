/** A failure whose message says everything: shown to the person at the keyboard without a stack. */
export class ToolError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = 'ToolError';
  }
}
