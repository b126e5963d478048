import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import type { queueImageResizing } from 'gatsby-plugin-sharp';
import { fixtureFolder, loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Content } from '../content/model';
import { buildAlbumViews, buildHomeView } from '../content/viewModel';
import { contentTypes, createContentNodes, listAlbumPictures, listHomePictures } from './contentNodes';
import { createPictureResolvers } from './pictures/resolvers';

// Encodes nothing: each file weighs what its original does.
jest.mock('gatsby-plugin-sharp', () => ({
  queueImageResizing: ({ file: { absolutePath, name } }: Parameters<typeof queueImageResizing>[0]) => ({
    src: `/static/${name}`,
    absolutePath,
    finishedPromise: Promise.resolve(),
  }),
}));

describe('what draws a page looks nothing up in other nodes, so that removing an album cannot lose one', () => {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  // Videos are published into the public/ of the working folder.
  beforeAll(() => {
    process.chdir(folder);
    const photo = readFileSync(join(fixtureFolder, 'uploads/veillee/photo-1.jpg'));
    const fetched = async () => new Response(photo, { headers: { 'content-type': 'image/jpeg' } });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  const cache = { directory: folder, get: async () => undefined, set: async () => undefined };
  const reporter = { warn: () => {} };

  async function createNodes() {
    const nodes: { id: string; internal: { type: string } }[] = [];
    await createContentNodes(loadFixtureContent(), fixtureFolder, {
      createNodeId: (name: string) => name,
      createContentDigest: () => '',
      getNodesByType: () => [],
      actions: { createNode: (node: (typeof nodes)[0]) => nodes.push(node) },
      cache,
      reporter,
    } as unknown as SourceNodesArgs);
    // As Gatsby stores them.
    return JSON.parse(JSON.stringify(nodes)) as typeof nodes;
  }

  /** Has what it is given, and throws where anything else is asked of it. */
  function only<T>(given: object): T {
    const get = (target: object, name: string) => {
      if (!(name in target)) throw new Error(`A resolver asked for ${name}`);
      return Reflect.get(target, name);
    };
    return new Proxy(given, { get }) as T;
  }

  type Resolve = (node: object, args: object, context: object, info: object) => unknown;

  function listResolvers(): Record<string, Record<string, { resolve: Resolve }>> {
    let listed = {};
    const createResolvers = (resolvers: object) => {
      listed = resolvers;
    };
    createPictureResolvers(only<CreateResolversArgs>({ createResolvers, cache, reporter }));
    return listed;
  }

  it('has every picture and every cost from the node of its page', async () => {
    const resolvers = listResolvers();
    const drawn: Record<string, unknown> = {};
    for (const node of await createNodes()) {
      for (const [field, { resolve }] of Object.entries(resolvers[node.internal.type] ?? {})) {
        drawn[`${node.id} ${field}`] = await resolve(node, {}, only({}), only({}));
      }
    }
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(['HomePage fr pictures', 'AlbumPage en veillee cost']));
    expect(Object.keys(drawn['HomePage fr costs'] as object)).toEqual(expect.arrayContaining(['chantier', 'veillee']));
    for (const value of Object.values(drawn))
      expect(JSON.stringify(value)).not.toMatch(/^\[\]$|"picture":null|"usual":0/);
  });

  it('has no field that links to another node', () => {
    const types = [...contentTypes.matchAll(/\w+: (\S+)/g)].map(([, type]) => type);
    expect([...new Set(types)]).toEqual(['String!', 'JSON!']);
    expect(contentTypes).not.toMatch(/@(?!dontInfer)/);
  });
});

const host = 'https://images.pexels.com';

it('finds every picture that the model accepts, so that none named by its address is forgotten', () => {
  const text = JSON.stringify(loadFixtureContent()).replace(/"(\/uploads\/[^"]+\.jpg)"/g, `"${host}$1"`);
  const content = JSON.parse(text) as Content;
  const home = buildHomeView(content, 'fr');
  const albums = buildAlbumViews(content, 'fr');
  const listed = [...listHomePictures(home), ...albums.flatMap(listAlbumPictures)];
  const named = JSON.stringify([home, albums]).match(new RegExp(`${host}[^"]+`, 'g')) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((address) => !listed.includes(address))).toEqual([]);
});
