/** Vendors and documents for a single test, created through the gateway. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Person } from '../world.ts';
import { machineFetch } from './machine.ts';
import { asking, sessionOf } from './session.ts';

const PDF = '%PDF-1.7\n% nothing\n%%EOF';
const BOUNDARY = 'lading-test-boundary';

/** Creates a vendor without documents; returns its id. */
export async function makeVendor(name = `Great Rift Chemicals ${randomUUID().slice(0, 8)}`): Promise<string> {
  const { createVendor } = await asking('manager')<{ createVendor: { vendor: { id: string } } }>(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } } }',
    { input: { name } },
  );
  return createVendor.vendor.id;
}

/** Attaches a document to a vendor, with api/v1's fields; by default a PDF of the type `other`. */
export const attach = (vendorId: string, fields: Record<string, string> = {}, by: Person = 'manager') =>
  attachTo(`vendors/${vendorId}`, fields, by);

/** Attaches a document to any record, by its path under `/files`. */
export async function attachTo(
  record: string,
  fields: Record<string, string> = {},
  by: Person = 'manager',
  file: { name: string; bytes: Buffer } = { name: 'report.pdf', bytes: Buffer.from(PDF) },
) {
  const all = { document_type: 'other', description: 'Price list', ...fields };
  const part = (name: string, rest: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="attachment[${name}]"${rest}`;
  const body = Buffer.concat([
    ...Object.entries(all).map(([name, value]) => Buffer.from(part(name, `\r\n\r\n${value}\r\n`))),
    Buffer.from(part('file', `; filename="${file.name}"\r\n\r\n`)),
    file.bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const response = await machineFetch(`${inject('gateway').url}/files/${record}/attachments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await sessionOf(by)).token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    // Built by hand: Node's `fetch` does not recognize jsdom's FormData.
    body: new Uint8Array(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { document } = await response.json();
  return String(document.id);
}

/** Reads a document as it is stored. */
export async function storedDocument(vendorId: string, id: string) {
  const { document } = await asking('manager')<{ document: Record<string, unknown> }>(
    `query($on: DocumentParentInput!, $id: ID!) {
      document(on: $on, id: $id) { type { key } description number expiryDate status fileName lockVersion }
    }`,
    { on: { type: 'VENDOR', id: vendorId }, id },
  );
  return document;
}
