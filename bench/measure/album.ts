import { albumWithMostPhotos, sites } from '../../e2e/content';
import { albumCard, openWithScripts } from '../../e2e/site';
import { languages } from '../../src/i18n/languages';
import { startPreviewServer } from '../../tools/preview/server';
import { describeParts } from '../firstView';
import { withPhone } from '../phone';
import type { Row } from '../row';
import { targets } from '../targets';
import { sumBytes, type Transfer } from '../traffic';
import type { Bench } from './bench';

/** Measures the bytes of an album of 40 photos before any scrolling, as a page and as an overlay. */
export async function measureAlbum({ browser, growProject }: Bench): Promise<Row[]> {
  const { project } = await growProject();
  const server = await startPreviewServer({ root: project.root, port: 0 });
  const phone = { baseURL: server.url, slow: true };
  try {
    const rows: Row[] = [];
    for (const language of languages) {
      const { path, albumPath } = sites[language];
      const { album, slug } = albumWithMostPhotos[language];
      const asPage = await withPhone(browser, phone, async (page, traffic) => {
        await page.goto(albumPath(slug));
        await traffic.settle();
        return traffic.read();
      });
      const asOverlay = await withPhone(browser, phone, async (page, traffic) => {
        await openWithScripts(page, path('/'));
        const card = albumCard(page, album.name);
        await card.scrollIntoViewIfNeeded();
        await traffic.settle();
        const before = traffic.read().length;
        await card.click();
        await page.getByRole('dialog').getByRole('figure').nth(39).waitFor({ state: 'attached' });
        await traffic.settle();
        return traffic.read().slice(before);
      });
      rows.push(
        describeWeight('Album of 40, its page', albumPath(slug), asPage),
        describeWeight('Album of 40, opened over', path('/'), asOverlay),
      );
    }
    return rows;
  } finally {
    await server.close();
  }
}

function describeWeight(what: string, where: string, transfers: Transfer[]): Row {
  return {
    what,
    where,
    value: sumBytes(transfers),
    unit: 'bytes',
    ...targets.fullAlbum,
    note: describeParts(transfers),
  };
}
