import { test as base, type Page } from '@playwright/test';
import { findProvider } from '../../src/donation/providers/server/registry';
import type { Channel } from '../../src/donation/rules/donation';
import { loadFake } from '../../src/donation/testing/providerFake';
import { findFreePort } from '../../tools/command';
import { emulatorVariables } from '../../tools/paymentVariables';
import { type ServedSite, startSite } from '../../tools/serve';
import { type FilledForm, fillField, openForm } from '../support/donationForm';
import { type Emulator, resetEmulator } from '../support/emulator';
import { makeProject, type Project } from '../support/makeProject';

/** A copy of the project. `build` builds it for a provider, by default the first; payments go to the emulator. */
type Site = { project: Project; emulatorPort: number; build: (id?: string) => Promise<void> };

async function makeSite(): Promise<Site> {
  const emulatorPort = await findFreePort();
  const variables: Record<string, string> = { PAYMENT_EMULATOR: 'on' };
  const project = makeProject(undefined, variables);
  const build = async (id = '') => {
    const choice = { GATSBY_PAYMENT_PROVIDER: id };
    Object.assign(variables, choice, emulatorVariables(`http://127.0.0.1:${emulatorPort}`, choice));
    await project.build();
  };
  return { project, emulatorPort, build };
}

/** A test with a site that is built for a provider, and with its server. Tests of one call share them. */
export function testWith(id: string) {
  return base.extend<{ emulator: Emulator }, { site: Site; served: ServedSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
      async ({}, use) => {
        const site = await makeSite();
        await site.build(id);
        await use(site);
        site.project.remove();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    served: [
      async ({ site }, use) => {
        // The functions and the tests' expectations read the variables of this process.
        process.env.GATSBY_PAYMENT_PROVIDER = id;
        const served = await startSite({ root: site.project.root, port: 0 }, site.emulatorPort);
        await use(served);
        await served.close();
        delete process.env.GATSBY_PAYMENT_PROVIDER;
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ served }, use) => use(served.url),
    emulator: async ({ request, served }, use) => use(await resetEmulator(request, String(served.emulatorUrl))),
  });
}

/** Fills in 1 000 and the fields that the form shows for a channel, by default the first tab's. */
export async function fillIn(page: Page, channel?: Channel): Promise<FilledForm> {
  const { id, client } = findProvider(process.env);
  const form = await openForm(page);
  await form.amount.fill('1000');
  if (channel === 'MOBILE_MONEY') await form.mobileMoneyTab.click();
  if (channel === 'CREDIT_CARD') await form.cardTab.click();
  const shown = channel ?? client.channels[0];
  const { details } = loadFake(id);
  for (const name of client.shownFields[shown]?.all ?? []) await fillField(form, name, details[name]);
  return form;
}

/** The currencies and channels that the form offers, and the script that contains the form. */
export function readForm(project: Project): { currencies: string[]; channels: string[]; script: string } {
  const html = project.read('public/index.html');
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  const [name = ''] = list(/data-scripts="\S+ \/(islands-page-[\w-]+\.js)"/g);
  return {
    currencies: list(/<option value="([A-Z]{3})"/g),
    channels: list(/data-channel="(\w+)"/g),
    script: project.read(`public/${name}`),
  };
}
