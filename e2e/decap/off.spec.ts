import { resolve } from 'node:path';
import sharp from 'sharp';
import { decapPath } from '../../src/cms/decapAddress';
import { loadContent } from '../../src/content/load';
import { expect, test } from '../fixtures';
import { makeProject } from '../temporaryProject';

test('a build with DECAP=off has no Decap, takes away the one that was there, and leaves no link to it', async () => {
  // A build of the whole site, beside another test.
  test.setTimeout(300_000);
  const project = makeProject({ uploads: false });
  try {
    const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer();
    for (const src of loadContent(resolve(__dirname, '../../content')).uploads.filter((name) => name.includes('.'))) {
      project.writeContent(src.slice(1), picture);
    }
    project.write(`public${decapPath}cms.js`, 'from an earlier build');
    project.write('public/uploads/photo.jpg', 'from an earlier build');

    // makeProject runs every program with DECAP=off.
    const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
    expect(exitCode, output).toBe(0);
    expect(project.list('public/admin')).toContain('dashboard');
    expect(project.list('public/admin')).not.toContain('decap');
    expect(project.list('public')).not.toContain('uploads');
    const [dashboard] = project.list('public').filter((name) => /^component---src-pages-admin-dashboard/.test(name));
    expect(project.read(`public/${dashboard}`)).toContain('admin.dashboard.site');
    expect(project.read(`public/${dashboard}`)).not.toContain('admin.dashboard.decap');
  } finally {
    project.remove();
  }
});
