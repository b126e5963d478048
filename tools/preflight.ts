import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content/load/load';
import { localize } from '../src/content/localize';
import { isPlaceholder } from '../src/content/placeholders';
import { siteFields } from '../src/content/singletons';
import { defaultLanguage } from '../src/i18n/languages';
import { runTool, ToolError } from './command';
import { loadOrStop } from './content';
import { chooseProvider } from './paymentVariables';
import { askOnline } from './preflight/askOnline';
import { runChecks } from './preflight/checks';
import { summarize, writeReport } from './preflight/report';

/**
 * Lists what remains to be done before going live, then advice. With `--online`, asks the provider and the published site
 * instead whether donors can pay today.
 */
runTool(async () => {
  const { values } = parseArgs({ options: { online: { type: 'boolean' } } });
  if (values.online) return checkOnline();
  const parts = await runChecks(loadOrStop(), contentFolder, process.env);
  console.log(writeReport(parts));
  const { sentence, stopsBuild } = summarize(parts, process.env);
  if (stopsBuild) throw new ToolError(sentence);
  console.log(sentence);
});

async function checkOnline(): Promise<void> {
  const site = localize(siteFields, loadOrStop().site.entry, defaultLanguage);
  const parts = await askOnline({
    provider: chooseProvider(process.env),
    variables: process.env,
    // SITE_URL: another address of the same site, before its domain is known.
    site: process.env.SITE_URL ?? (isPlaceholder(site, 'url') ? undefined : site.url),
  });
  console.log(writeReport(parts));
  const count = parts.flatMap(({ findings }) => findings).length;
  if (count > 0)
    throw new ToolError(
      count === 1 ? 'One thing keeps donors from paying.' : `${count} things keep donors from paying.`,
    );
  console.log(
    site && !isPlaceholder(site, 'url')
      ? 'The provider and the site answer as they should.'
      : 'The provider answers as it should. The site was not asked: its address is a placeholder.',
  );
}
