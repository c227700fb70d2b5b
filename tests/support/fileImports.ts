/** Imports of files in tests of a backend: sending a file, and reading what becomes of its rows. */
import { expect } from 'vitest';
import type { FileImport, ImportName, ImportRow } from '../../backend/fileImport/schema.ts';
import type { Api, Many, One } from './api.ts';

/** A file to import. */
export interface SentFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Where a file is imported, as a form has it. */
export interface ImportInto {
  readonly kind: FileImport['kind'];
  readonly program_id?: number;
  readonly purchase_order_id?: number;
}

/** Sends a file to be imported, and returns the response. */
export async function sendFile(url: string, { token }: Pick<Api, 'token'>, into: ImportInto, file: SentFile) {
  const body = new FormData();
  for (const [name, value] of Object.entries(into)) body.append(`file_import[${name}]`, String(value));
  body.append('file_import[file]', new Blob([file.content]), file.name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/file_imports`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as One<FileImport> };
}

/** Sends a file that is accepted, and returns its import. */
export async function imported(url: string, api: Api, into: ImportInto, file: SentFile): Promise<FileImport> {
  const { status, body } = await sendFile(url, api, into, file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

/** Previews an import, applies it or undoes it, and returns it as it is then. */
export async function act(
  api: Api,
  { id }: Pick<FileImport, 'id'>,
  action: 'preview' | 'apply' | 'undo',
): Promise<FileImport> {
  const { status, body } = await api.send('post', `file_imports/${id}/${action}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as One<FileImport>).data; // the contract has checked it
}

/** Reads an import. */
export const readImport = async (api: Api, { id }: Pick<FileImport, 'id'>): Promise<FileImport> =>
  (await api.get<One<FileImport>>(`file_imports/${id}`)).data;

/** Returns rows of an import. */
export async function rowsOf(api: Api, { id }: Pick<FileImport, 'id'>, states?: string): Promise<ImportRow[]> {
  const filter = states ? `&filters[states][]=${states}` : '';
  return (await api.get<Many<ImportRow>>(`file_imports/${id}/rows?items=100${filter}`)).data;
}

/** Returns the names that an import asks about. */
export const namesOf = async (api: Api, { id }: Pick<FileImport, 'id'>): Promise<ImportName[]> =>
  (await api.get<{ data: ImportName[] }>(`file_imports/${id}/names`)).data;
