/** What a maintainer should know and do. By itself, it stops no build. */
export type Advice = { what: string; todo: string };
