/** Files that tests of pages import. They are sent as a tool would: the window of the tests has no upload. */
import { screen } from '@testing-library/dom';
import { inject } from 'vitest';
import { renderApp } from '../renderApp.ts';
import type { Person } from '../world.ts';
import { machineFetch } from './machine.ts';
import { asking, sessionOf } from './session.ts';

/** The page that imports purchase orders into the program of the test world. */
export const IMPORT_ORDERS = '/program/malaria/purchase-orders/import';

/** A number of an order that no other test has. */
export const freshOrder = (): string => `I${crypto.randomUUID().slice(0, 8)}`;

/** Returns a French file of orders of these rows: title rows, headings, and a total at the end. */
export function frenchFile(rows: readonly string[], total = ''): string {
  return [
    'Commandes du trimestre;;;;;;;;;;',
    ';;;;;;;;;;',
    'N° commande;Date cde;Fournisseur;Utilisateur final;Groupe;N° ligne;Désignation;Réf.;Cond.;Qté;PU USD',
    ...rows,
    ...(total === '' ? [] : [`Total;;;;;;;;;;${total}`]),
  ].join('\n');
}

const BOUNDARY = 'lading-test-boundary';

/** Sends a file of orders, or of vendors, and returns the id of its import. */
export async function sentFile(content: string, kind: 'purchase_orders' | 'vendors', by: Person): Promise<string> {
  const { viewer } = await asking(by)<{ viewer: { programs: { id: string; slug: string }[] } }>(
    '{ viewer { programs { id slug } } }',
  );
  const program = viewer.programs.find(({ slug }) => slug === 'malaria')?.id ?? '';
  const part = (name: string, rest: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file_import[${name}]"${rest}`;
  const body = [
    part('kind', `\r\n\r\n${kind}\r\n`),
    ...(kind === 'vendors' ? [] : [part('program_id', `\r\n\r\n${program}\r\n`)]),
    part('file', `; filename="Commandes.csv"\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`),
  ].join('');
  const response = await machineFetch(`${inject('gateway').url}/files/file_imports`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await sessionOf(by)).token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    // Built by hand: Node's `fetch` does not recognize jsdom's FormData.
    body: new Uint8Array(Buffer.from(body)),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return String(answer.fileImport.id);
}

/** Sends a file, and opens the page of its import: resolves once its columns are shown. */
export async function openImport(
  content: string,
  kind: 'purchase_orders' | 'vendors' = 'purchase_orders',
  as: Person = 'manager',
) {
  const app = await renderApp(`/imports/${await sentFile(content, kind, as)}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Commandes.csv' });
  return app;
}
