/** What is to mend (`what`), and how (`todo`). */
export type Finding = { what: string; todo: string };
