import { isRecord, readJson } from '../../../shared/unknownValues';

/** Reads the fields of a notification, in their order, from a form (urlencoded or multipart) or a JSON object. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  if (/^multipart\/form-data/i.test(request.headers.get('content-type') ?? ''))
    return collect(await request.formData().catch(() => new FormData()));
  const text = await request.text();
  const json = readJson(text);
  return isRecord(json) ? collect(Object.entries(json)) : new URLSearchParams(text);
}

function collect(values: Iterable<[string, unknown]>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of values) fields.append(name, String(value ?? ''));
  return fields;
}
