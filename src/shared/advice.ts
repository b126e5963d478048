/** What a maintainer should know and do. It stops neither a build nor a deploy. */
export type Advice = { what: string; todo: string };
