/** The `data-*` attributes of public pages that scripts, styles or tests read, each with its meaning. */
export type DataValues = {
  /** On a link: the slug of the album that AlbumOverlay opens instead. */
  album?: string;
  /** On Pay: the form asks about an open payment. */
  asking?: string;
  /** On the script loader: it starts the page script right after `load`. */
  atload?: string;
  /** On a tab of the donation form: its payment channel. */
  channel?: string;
  /** On `<body>`: the browser lets scripts copy. */
  clipboard?: string;
  /** On a button that copies its value: the text shown beside it once it has copied. */
  copy?: string;
  /** On a notice: its first day, `2026-03-01`. */
  from?: string;
  /** On an island root: the island's name. */
  island?: string;
  /** On the link to the other language, which keeps the section in view. */
  language?: string;
  /** On `<body>`: the script loader has run. */
  loader?: string;
  /** On the figure of a photo: the photo's id. */
  photo?: string;
  /** The printed part of the poster's page. */
  poster?: string;
  /** On a button that prints. */
  print?: string;
  /** On `<body>`: the browser can print. */
  printer?: string;
  /** On `<body>`: `1` in data-saver mode, else empty; absent without scripts. */
  saver?: string;
  /** On the script loader: the files to load. The last one is the page script, which imports the others. */
  scripts?: string;
  /** On a link that shares: the title of what is shared. */
  share?: string;
  /** On `<body>`: the browser has a share sheet. */
  sheet?: string;
  /** On the stamp of a return page: the outcome that the page shows. */
  stamp?: string;
  /** On the block of styles that the build has put into the head. */
  styles?: string;
  /** On a switch of data-saver mode. */
  switch?: string;
  /** On the tile of a portrait in an album. */
  tall?: string;
  /** On a toast: `success` or `error`. */
  tone?: string;
  /** On a notice: its last day. */
  until?: string;
  /** On the content of the page `accepted`, until the provider has answered. */
  waiting?: string;
  /** On the stage of the photo viewer: the photo is zoomed. */
  zoomed?: string;
};

/** The name of an attribute. `satisfies` checks a literal: `'data-island' satisfies DataName`. */
export type DataName = `data-${keyof DataValues}`;

/** A CSS selector with one of the attributes. */
export type DataSelector = `${string}[${DataName}${']' | '='}${string}`;

type DataAttributes = { [Name in DataName]?: string | undefined };

/** Checks the names of attributes, which JSX does not: `<p {...data({ 'data-poster': '' })}>`. */
export function data(attributes: DataAttributes): DataAttributes {
  return attributes;
}
