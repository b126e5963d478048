/** What a maintainer should know (`what`) and do (`todo`). It fails neither the build nor a command that prints it. */
export type Advice = { what: string; todo: string };
