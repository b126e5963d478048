import { isRecord, readJson } from '../../shared/unknownValues';

/**
 * The JSON object in a provider's answer, from the first `{` to the last `}`: PHP may print notices around it.
 * @returns undefined for an answer without a whole JSON object
 * @throws when the connection breaks off
 */
export async function readJsonObject(response: Response): Promise<Record<string, unknown> | undefined> {
  const text = await response.text();
  const json = readJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return isRecord(json) ? json : undefined;
}
