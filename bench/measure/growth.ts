import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../e2e/budgets';
import { makeProject, type Project } from '../../e2e/temporaryProject';
import { writeAlbum, writeYears } from '../../e2e/writeYears';
import { activitiesPath, albumsPath } from '../../src/routes';
import { startPreviewServer } from '../../tools/serve';
import { type Bench, withPhone } from '../phone';
import type { Row } from '../row';
import { recordServed, sumBytes } from '../served';
import { timeBuild } from './builds';
import { measureScores } from './lighthouse';

const tenYears = { albums: 200, photosPerAlbum: 40, activities: 60 };
const newAlbumPhotos = 20;

/** Measures a site of ten years. Its first build encodes 8,000 photos: IMAGES=netlify leaves them to the Image CDN. */
export async function measureGrowth({ browser }: Bench): Promise<Row[]> {
  const project = makeProject({ from: 'content', uploads: false });
  try {
    cpSync('netlify.toml', join(project.root, 'netlify.toml'));
    writeYears(project, 'content', tenYears);
    await timeBuild(project);
    const warm = await timeBuild(project);
    const pages = await measurePages(project, browser);
    writeAlbum(project, tenYears.albums, { photos: newAlbumPhotos, perYear: Number.POSITIVE_INFINITY });
    const more = (await timeBuild(project)) - warm;
    const headers = readFileSync(join(project.root, 'public/_headers')).length;
    const rows: Row[] = [
      ...pages,
      { what: 'Rules of headers', value: headers, unit: 'bytes', budget: budgets.headerRules },
      { what: 'Build, nothing changed', value: warm, unit: 'milliseconds', budget: budgets.grownBuild },
      { what: 'Build, a new album of 20', value: more, unit: 'milliseconds', budget: budgets.grownAlbum },
    ];
    return rows.map((row) => ({ ...row, what: `Growth: ${row.what}` }));
  } finally {
    project.remove();
  }
}

async function measurePages({ root }: Project, browser: Bench['browser']): Promise<Row[]> {
  const server = await startPreviewServer({ root, port: 0 });
  const phone = { browser, siteUrl: server.url };
  try {
    const landing = await recordServed(server.url, () => withPhone(phone, (page) => page.goto('/')));
    const index = await recordServed(server.url, () => withPhone(phone, (page) => page.goto(albumsPath)));
    const html = landing.find(({ path }) => path === '/')?.bytes ?? Number.NaN;
    const scores = await measureScores({ siteUrl: server.url, runs: 1 }, [albumsPath]);
    const heights: Row[] = [];
    for (const path of ['/', albumsPath, activitiesPath]) heights.push(...(await measureHeights(phone, path)));
    return [
      { what: 'HTML with headers', where: '/', value: html, unit: 'bytes', budget: budgets.htmlWithHeaders },
      { what: 'First view', where: albumsPath, value: sumBytes(index), unit: 'bytes', budget: budgets.grownIndex },
      ...scores,
      ...heights,
    ];
  } finally {
    await server.close();
  }
}

/** Measures a page's height, and how far the heights reserved for what is not yet rendered are from the real ones. */
async function measureHeights(phone: Pick<Bench, 'browser' | 'siteUrl'>, path: string): Promise<Row[]> {
  const { height, reserved } = await withPhone(phone, async (page) => {
    await page.goto(path);
    return page.evaluate(() => {
      const late = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      );
      const [before = [], after = []] = ['hidden', 'visible'].map((visibility) => {
        for (const element of late) element.setAttribute('style', `content-visibility: ${visibility} !important`);
        return late.map((element) => element.getBoundingClientRect().height);
      });
      return {
        height: document.documentElement.scrollHeight,
        reserved: before.map((each, index) => each / (after[index] ?? Number.NaN)),
      };
    });
  });
  const furthest = Math.max(...reserved.map((ratio) => Math.abs(ratio - 1)));
  return [
    {
      what: 'Height in pixels',
      where: path,
      value: height,
      unit: 'count',
      ...(path === '/' && { budget: budgets.grownHeight }),
    },
    {
      what: 'Reserved heights, furthest from the real ones',
      where: path,
      value: furthest,
      unit: 'ratio',
      budget: budgets.reservedHeight,
      note: `from ${Math.min(...reserved).toFixed(2)} to ${Math.max(...reserved).toFixed(2)}`,
    },
  ];
}
