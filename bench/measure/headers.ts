import type { Row } from '../row';
import { importScanner } from '../scanners';
import { targets } from '../targets';
import type { Bench } from './bench';

type Answer = { headers: Record<string, string>; verified: boolean } | null;

/** What the Observatory's retriever returns and its analysers read. */
type Retrieved = {
  session: { url: URL } | null;
  responses: { auto: Answer; http: Answer; https: Answer; httpRedirects: { url: URL; status: number }[] };
};

type Outcome = { result: string; pass: boolean };

const observatory = '@mdn/mdn-http-observatory/src';

/**
 * Scores the headers with the MDN HTTP Observatory. Its own scan requires https and default ports, so this calls its
 * retriever on the local server and its analysers on the answer as Netlify would send it: over https with a valid
 * certificate, with a redirect from http.
 */
export async function measureHeaders({ siteUrl, pages }: Bench): Promise<Row[]> {
  const { retrieve } = await importScanner<{
    retrieve: (host: string, options: { httpPort: string; path: string }) => Promise<Retrieved>;
  }>(`${observatory}/retriever/retriever.js`);
  const { hostname, port } = new URL(siteUrl);
  const rows: Row[] = [];
  for (const { path } of pages.sample) {
    const retrieved = await retrieve(hostname, { httpPort: port, path });
    rows.push(await gradePage(asIfOnline(retrieved, hostname, path), path));
  }
  return rows;
}

function asIfOnline(retrieved: Retrieved, hostname: string, path: string): Retrieved {
  const { session, responses } = retrieved;
  if (!session || !responses.auto) throw new Error(`The Observatory could not fetch ${path}`);
  const url = new URL(`https://${hostname}${path}`);
  session.url = url;
  responses.auto.verified = true;
  responses.http = responses.https = responses.auto;
  responses.httpRedirects = [
    { url: new URL(`http://${hostname}${path}`), status: 301 },
    { url, status: 200 },
  ];
  return retrieved;
}

/** Sums the analysers' results as the Observatory's own scan does. */
async function gradePage(retrieved: Retrieved, path: string): Promise<Row> {
  const { ALL_TESTS } = await importScanner<{ ALL_TESTS: ((retrieved: Retrieved) => Outcome)[] }>(
    `${observatory}/constants.js`,
  );
  const { getGradeForScore, getScoreModifier } = await importScanner<{
    getGradeForScore: (score: number) => { grade: string };
    getScoreModifier: (result: string) => number;
  }>(`${observatory}/grader/grader.js`);
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await importScanner<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>(
    `${observatory}/grader/charts.js`,
  );
  const outcomes = ALL_TESTS.map((test) => test(retrieved));
  const modifiers = outcomes.map(({ result }) => getScoreModifier(result));
  const withoutCredit = modifiers.reduce((score, modifier) => score + Math.min(modifier, 0), 100);
  const withCredit = modifiers.reduce((score, modifier) => score + modifier, 100);
  const score = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withCredit : withoutCredit;
  const failed = outcomes.flatMap(({ result, pass }) => (pass ? [] : [result]));
  const { grade } = getGradeForScore(score);
  return {
    what: 'Headers, Observatory score',
    where: path,
    value: Math.max(score, 0),
    unit: 'score',
    ...targets.headers,
    note: [`grade ${grade}`, ...failed].join(', '),
  };
}
