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
