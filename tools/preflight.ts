import { parseArgs } from 'node:util';
import { refuseOptionsOfNpm, runTool, ToolError } from './command';
import { loadOrStop } from './loadOrStop';
import { chooseProvider } from './paymentVariables';
import { askOnline, chooseSite, summarizeOnline } from './preflight/askOnline';
import { checkBeforeLaunch, formatFindings, summarizeLaunch } from './preflight/checkBeforeLaunch';

/**
 * Lists what remains to be done before going live. With `--online`, asks the provider and the published site instead
 * whether donors can pay today.
 */
runTool(async () => {
  refuseOptionsOfNpm(['online'], 'npm run preflight -- --online');
  const { values } = parseArgs({ options: { online: { type: 'boolean' } } });
  if (values.online) return checkOnline();
  const groups = checkBeforeLaunch(loadOrStop(), process.env);
  console.log(formatFindings(groups));
  const { sentence, stopsBuild } = summarizeLaunch(groups, process.env);
  if (stopsBuild) throw new ToolError(sentence);
  console.log(sentence);
});

async function checkOnline(): Promise<void> {
  const asked = {
    provider: chooseProvider(process.env),
    variables: process.env,
    site: chooseSite(loadOrStop(), process.env),
  };
  const groups = await askOnline(asked);
  console.log(formatFindings(groups));
  const sentence = summarizeOnline(groups, asked);
  if (groups.some(({ findings }) => findings.length > 0)) throw new ToolError(sentence);
  console.log(sentence);
}
