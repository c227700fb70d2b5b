/** Sends `multipart/form-data`, as browsers and older clients of api/v1 do, and checks the response like any other. */
import type { Api, Method } from './api.ts';

/** Fields by name; a repeated name makes a list. A Blob is a file. */
export type FormFields = [name: string, value: string | Blob][];

/** Sends a form with the client's token. */
export async function sendForm(
  api: Api,
  method: Method,
  path: string,
  fields: FormFields,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const body = await encoded.bytes();
  return api.send(method, path, body, { 'content-type': encoded.headers.get('content-type') ?? '', ...headers });
}
