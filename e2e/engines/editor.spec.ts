import sharp from 'sharp';
import { dashboardPath, editPath } from '../../src/routes';
import { sites } from '../content';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const { label } = sites.fr;
const title = 'Titre (français) *';

/** Opens a page of the editor, logged in. */
async function openEditor(visitor: Visitor, path: string): Promise<void> {
  await visitor.open('/');
  await visitor.run("localStorage.setItem('authenticated', 'true')");
  await visitor.open(path);
  await visitor.see('button', label(path === dashboardPath ? 'admin.logout' : 'admin.edit.save'));
}

/** What the device keeps, as text. */
const storedDraft = `new Promise((resolve) => {
  indexedDB.open('keyval-store').onsuccess = ({ target: { result } }) => {
    const reading = result.transaction('keyval').objectStore('keyval').getAll();
    reading.onsuccess = () => resolve(JSON.stringify(reading.result));
  };
})`;

test('a text survives a reload, and travels in a file to another device', async ({ visitor }, info) => {
  const words = 'Été à Yaoundé, où l’on s’aide';
  const file = info.outputPath('changements.zip');
  await openEditor(visitor, editPath('hero'));
  await visitor.fill(title, words);
  await expect.poll(() => visitor.run(storedDraft)).toContain(words);
  await visitor.reload();
  await visitor.seeAs('textbox', title, { value: words });
  await visitor.press('link', label('admin.edit.back'));
  await visitor.download(label('admin.handOver.download'), file);

  await visitor.run(`indexedDB.deleteDatabase('keyval-store') && undefined`);
  await visitor.open(dashboardPath);
  await visitor.attach(label('admin.handOver.import'), file);
  await visitor.seeText(label('admin.handOver.imported'));
  await visitor.open(editPath('hero'));
  await visitor.seeAs('textbox', title, { value: words });
});

test('a text is written bold and as a list, and undone', async ({ visitor }) => {
  const name = 'Texte (français) *';
  await openEditor(visitor, editPath('activities'));
  await visitor.press('summary', 'Activité 1', { isPart: true });
  await visitor.press('textbox', name);
  const { text: original } = await visitor.see('textbox', name);
  await visitor.key('Control+a', 'Backspace');
  await visitor.press('button', label('admin.write.bold'));
  await visitor.type('fête');
  await visitor.press('button', label('admin.write.list'));
  const html = () => visitor.run<string>(`document.querySelector('[contenteditable]')?.innerHTML ?? ''`);
  await expect.poll(html).toContain('<ul><li><p><strong>fête</strong></p></li></ul>');
  for (let count = 0; count < 8; count++) await visitor.key('Control+z');
  await visitor.seeAs('textbox', name, { text: original });
});

test('a photo is made light, described, and kept', async ({ visitor }, info) => {
  const file = info.outputPath('Jour de Marché.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'black', noise } })
    .jpeg()
    .toFile(file);
  await openEditor(visitor, editPath('hero'));
  await visitor.press('button', label('admin.photo.change'));
  await visitor.attach(label('admin.photo.take'), file);
  await visitor.fill('Description de l’image (français)', 'Le marché de Gadas', {
    isPart: true,
    inside: { role: 'dialog' },
  });
  await visitor.press('button', label('admin.photo.use'));
  await visitor.miss('dialog');
  await visitor.seeFocus({ name: label('admin.photo.change') });
  await visitor.seeText(label('admin.draft.kept', { moment: '' }).trim());
  await visitor.reload();
  await visitor.seeAs('textbox', 'Description de l’image (français) *', { value: 'Le marché de Gadas' });
  const source = `document.querySelector('[role=group] img, fieldset img')?.src ?? ''`;
  await expect.poll(() => visitor.run<string>(source)).toMatch(/^blob:/);
});
