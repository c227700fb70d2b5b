/** Generated files to upload, and the contents of a backend's file store. */
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Attachment } from '../../backend/document/schema.ts';
import type { Api, One } from './api.ts';
import type { TestBackend } from './backend.ts';
import { type FormFields, sendForm } from './form.ts';

/** Creates a file with these bytes and this name. */
export const fileOf = (bytes: string | Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

/** Creates a PDF of exactly this many bytes. */
export function pdf(size = 600, name = 'report.pdf'): File {
  const bytes = Buffer.alloc(size, '% nothing\n');
  bytes.write('%PDF-1.7\n');
  bytes.write('\n%%EOF', Math.max(0, size - 6));
  return fileOf(bytes, name);
}

/** Creates a noisy image, so that it does not compress to nothing. */
export async function image(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' = 'png',
  [width, height]: [number, number] = [64, 48],
  orientation?: number,
): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const drawn = sharp({ create: { width, height, channels: 3, background: 'teal', noise } }).toFormat(format);
  const bytes = await (orientation ? drawn.withMetadata({ orientation }) : drawn).toBuffer();
  return fileOf(new Uint8Array(bytes), `photo.${format === 'jpeg' ? 'jpg' : format}`);
}

/** Creates a zip archive of texts, as Office files are, without compression (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
export function zip(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

/** Returns the fields of a valid document. */
export const documentFields = (file: File | null = pdf(), fields: Record<string, string> = {}): FormFields => [
  ...Object.entries({ document_type: 'other', description: 'A report', ...fields }).map(
    ([name, value]): FormFields[number] => [`attachment[${name}]`, value],
  ),
  ...(file ? [['attachment[file]', file] satisfies FormFields[number]] : []),
];

/** Attaches a document to a record, for instance `vendors/1`. */
export async function attach(api: Api, parent: string, file = pdf(), fields: Record<string, string> = {}) {
  const { status, body } = await sendForm(api, 'post', `${parent}/attachments`, documentFields(file, fields));
  if (status !== 201) throw new Error(`Expected 201, answered ${status}: ${JSON.stringify(body)}`);
  return (body as One<Attachment>).data;
}

/** Fetches a path of the backend with the client's token; returns the raw response. */
export function take({ url }: TestBackend, api: Api, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, url), { ...init, headers: { authorization: `Bearer ${api.token}`, ...init.headers } });
}

/** Lists the file store: the keys of the stored files, and the incoming files. */
export async function stored({ services }: TestBackend): Promise<{ kept: string[]; incoming: string[] }> {
  const list = (folder: string) => readdir(folder).catch(() => []);
  const folder = join(services.files.incoming, '..');
  return {
    kept: (await list(folder)).filter((name) => name !== 'incoming').sort(),
    incoming: await list(services.files.incoming),
  };
}

/** Makes all files of the store look two hours old. */
export async function age({ services }: Pick<TestBackend, 'services'>): Promise<void> {
  const then = new Date(Date.now() - 2 * 3_600_000);
  for (const folder of [services.files.incoming, join(services.files.incoming, '..')]) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isFile()) await utimes(join(folder, entry.name), then, then);
    }
  }
}

/** Returns the number of documents and the contents of the store: a refused upload changes neither. */
export const left = async (backend: TestBackend) => ({
  rows: (await backend.db.selectFrom('documents').select('id').execute()).length,
  ...(await stored(backend)),
});
