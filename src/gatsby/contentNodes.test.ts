import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import type { queueImageResizing } from 'gatsby-plugin-sharp';
import type { PageMedia } from '../album/fetchAlbum';
import { fixtureFolder, loadFixtureContent } from '../testing/loadFixtureContent';
import { contentTypes, createContentNodes, type PageNode } from './contentNodes';
import { createPictureResolvers } from './pictures/resolvers';

// Encodes nothing: each file has the size of its original.
jest.mock('gatsby-plugin-sharp', () => ({
  queueImageResizing: ({ file: { absolutePath, name } }: Parameters<typeof queueImageResizing>[0]) => ({
    src: `/static/${name}`,
    absolutePath,
    finishedPromise: Promise.resolve(),
  }),
}));

describe('the nodes', () => {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  // Videos are published to public/ in the working directory.
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
    // As Gatsby stores nodes.
    return JSON.parse(JSON.stringify(nodes)) as typeof nodes;
  }

  /** Has the given properties and throws on access to any other. */
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

  it('have every picture and cost, found by resolvers that use their own node only', async () => {
    const resolvers = listResolvers();
    const drawn: Record<string, unknown> = {};
    for (const node of await createNodes()) {
      for (const [field, { resolve }] of Object.entries(resolvers[node.internal.type] ?? {})) {
        drawn[`${node.id} ${field}`] = await resolve(node, {}, only({}), only({}));
      }
    }
    const { costs } = drawn['PageContent home fr  media'] as PageMedia;
    expect(Object.keys(costs).sort()).toEqual(['chantier', 'film', 'veillee']);
    const { files } = drawn['PageContent album en film media'] as PageMedia;
    expect(Object.keys(files)).toEqual(['/uploads/veillee/video.mp4']);
    expect(JSON.stringify(drawn)).not.toMatch(/"picture":null|"usual":0|"photos":\[\]/);
  });

  it('of pages have each picture that their content names', async () => {
    const nodes = await createNodes();
    const pages = nodes.filter((node) => node.internal.type === 'PageContent') as unknown[] as PageNode[];
    for (const { content, pictures } of pages) {
      const named =
        JSON.stringify(content).match(/(\/uploads\/[^"]+\.(?:jpg|png)|https:\/\/images\.unsplash\.com[^"]+)/g) ?? [];
      expect(pictures.map(({ src }) => src).sort()).toEqual([...new Set(named)].sort());
    }
  });

  it('are those that the plugin reads labels from, with their no-break spaces', async () => {
    const locales = (await createNodes()).filter(({ internal }) => internal.type === 'Locale') as unknown[];
    expect(locales).toContainEqual(
      expect.objectContaining({
        language: 'en',
        ns: 'return',
        data: expect.stringContaining('"return.neutral.title":'),
      }),
    );
    expect(JSON.stringify(locales)).toContain('\u00a0?');
  });

  it('have no field that links to another node', () => {
    const types = [...contentTypes.matchAll(/\w+: (\S+)/g)].map(([, type]) => type);
    expect([...new Set(types)]).toEqual(['String!', 'JSON!']);
    expect(contentTypes).not.toMatch(/@(?!dontInfer)/);
  });
});
