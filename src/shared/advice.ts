/** What a maintainer should know (`what`) and do (`todo`). The build prints it and goes on; preflight lists it. */
export type Advice = { what: string; todo: string };
