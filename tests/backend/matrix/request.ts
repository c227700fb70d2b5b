/** Turns a route and its sample into a call. */
import type { Route } from '../../../backend/http/route.ts';
import type { Answer, Api } from '../../support/api.ts';
import { type FormFields, sendForm } from '../../support/form.ts';
import type { Records } from './records.ts';
import type { Sample } from './samples.ts';

/** Returns the name of a route in the tables: `GET /vendors/:id`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;

/** The record that the first id of a path names, by the segment before it. */
const first: Record<string, keyof Omit<Records, 'comments' | 'attachments' | 'link'>> = {
  organizations: 'organization',
  programs: 'program',
  users: 'user',
  api_keys: 'apiKey',
  vendors: 'vendor',
  couriers: 'courier',
  end_users: 'endUser',
  groups: 'group',
  status_reasons: 'reason',
  purchase_orders: 'order',
  order_items: 'item',
  assessments: 'item',
  goods_receipts: 'assessed',
  commercial_invoices: 'shipment',
  notifications: 'notification',
  works: 'work',
  file_imports: 'fileImport',
  saved_views: 'savedView',
  merges: 'merge',
};

/** The item for undoing a step: one for which the step is done. */
const undoItems: Partial<typeof first> = { assessments: 'assessed', goods_receipts: 'received' };

/** Returns the path of a route with its ids. @param child the records for the second id, if not those of `parent` */
export function pathOf(route: Route, parent: Records, child = parent): string {
  const segments = route.path.replace('/api/v1/', '').split('/');
  const [kind = ''] = segments;
  const idFor = (parameter: string): number => {
    if (parameter === ':airlineId') return child.airline;
    if (parameter === ':orderItemId') return child.packed;
    if (parameter === ':itemId') return child.removed;
    if (parameter === ':commentId') return commentOn(kind, child);
    if (parameter === ':attachmentId') return child.attachments[kind] ?? child.user;
    if (/\/invit(e|ation_link)$/.test(route.path)) return parent.invited;
    if (route.path.endsWith('/papers')) return parent.approved;
    if (route.path.endsWith('/delivery')) return parent.delivered;
    if (route.path.endsWith('/release')) return parent.unreleased;
    if (route.path.endsWith('/undo') && kind !== 'merges')
      return kind === 'works' ? parent.doneWork : parent.appliedImport;
    if (route.path.endsWith('/results')) return parent.appliedImport;
    const known = first[kind];
    if (parameter !== ':id' || !known) throw new Error(`No record for ${parameter} of ${route.path}`);
    return parent[route.method === 'delete' ? (undoItems[kind] ?? known) : known];
  };
  return segments.map((segment) => (segment.startsWith(':') ? idFor(segment) : segment)).join('/');
}

function commentOn(kind: string, { comments }: Records): number {
  if (kind === 'purchase_orders') return comments.purchase_orders;
  return kind === 'order_items' ? comments.order_items : comments.commercial_invoices;
}

/** Makes a call. */
export function send(api: Api, { method }: Route, path: string, { query, body, table, file }: Sample): Promise<Answer> {
  const address = query ? `${path}?${query}` : path;
  if (table !== undefined) return api.send(method, address, table, { 'content-type': 'application/octet-stream' });
  return file ? sendForm(api, method, address, [...formFields(body), file]) : api.send(method, address, body);
}

/** Flattens a body to form fields: `{ attachment: { number: '1' } }` becomes `attachment[number]=1`. */
const formFields = (body: Sample['body'] = {}): FormFields =>
  Object.entries(body).flatMap(([name, value]): FormFields => {
    if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
    return Object.entries(value).map(([inner, each]) => [`${name}[${inner}]`, String(each ?? '')]);
  });

/** Returns a response as the table shows it: its status, and whether a list has no rows. */
export function outcomeOf({ status, body }: Answer): string {
  const rows = typeof body === 'object' && body && 'meta' in body && 'data' in body ? body.data : null;
  return Array.isArray(rows) && rows.length === 0 ? `${status} none` : String(status);
}
