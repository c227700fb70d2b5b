import { Readable } from 'node:stream';
import type { Trx } from '../db/client.ts';
import { kindsFor } from '../document/rules.ts';
import { fileField } from '../document/schema.ts';
import type { DocumentType, ParentType } from '../document/table.ts';
import { fileColumns } from '../document/write.ts';
import { type FileField, type Inspectors, receiveUpload } from '../files/field.ts';
import { imagesIn } from '../files/image.ts';
import { pictureColumns, pictureFile } from '../files/picture.ts';
import type { FileStore } from '../files/store.ts';
import { tablesIn } from '../files/tables.ts';
import type { Upload } from '../files/upload.ts';
import { processes } from '../turns/children.ts';
import { fairQueue } from '../turns/fairQueue.ts';
import { workLimits } from '../turns/sharedWork.ts';
import type { Days } from './days.ts';
import { directoryAge } from './directory.ts';
import { cartons, mark, plainPdf, portrait } from './drawings.ts';
import type { DemoItem } from './items.ts';
import type { DemoOrder } from './orders.ts';
import type { DemoShipment } from './shipments.ts';

/** The destination of the demo world's files, and of the rows that refer to them. */
interface Target {
  readonly trx: Trx;
  readonly files: FileStore;
  readonly by: Inspectors;
}

/** The records that documents are attached to. */
interface DemoWork {
  readonly orders: readonly DemoOrder[];
  readonly items: readonly DemoItem[];
  readonly shipments: readonly DemoShipment[];
}

/** Creates pictures and forty documents. Their bytes are in the store before the rows are committed. */
export async function makeFiles(into: Omit<Target, 'by'>, days: Days, work: DemoWork): Promise<void> {
  const encoding = processes();
  const alone = { key: 'demo', gone: new AbortController().signal };
  const by = {
    images: imagesIn(alone, fairQueue(workLimits.images), encoding),
    tables: tablesIn(alone, fairQueue(workLimits.tables), { processes: encoding, folder: into.files.incoming }),
  };
  const target = { ...into, by };
  try {
    await makePictures(target);
    await makeDocuments(target, days, work);
  } finally {
    encoding.close();
  }
}

async function keep<Result>(
  { files, by }: Target,
  field: FileField,
  [name, bytes]: readonly [string, Uint8Array],
  insert: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const upload = await receiveUpload(field, { folder: files.incoming, ...by }, Readable.from([bytes]), name);
  return upload.storeThen(files, () => insert(upload));
}

/** Creates pictures of both organizations and of most users; the other users are shown by their initials. */
async function makePictures(target: Target): Promise<void> {
  const marks = {
    'Horizon Health Alliance': mark('#f4a259', '#2a6f97'),
    'Northwind Relief': mark('#d1495b', '#33658a'),
  };
  for (const [name, bytes] of Object.entries(marks)) {
    await keep(target, pictureFile, ['logo.png', await bytes], (upload) =>
      target.trx.updateTable('organizations').set(pictureColumns(upload)).where('name', '=', name).execute(),
    );
  }
  const faces = {
    'admin@lading.example': portrait('#cfe3f1', '#f0c9a8', '#2a6f97'),
    'org.admin@lading.example': portrait('#fde2c4', '#7a4b32', '#9b2226'),
    'manager@lading.example': portrait('#d8ead3', '#d9a577', '#386641'),
    'procurement@lading.example': portrait('#f3d9e5', '#b97a56', '#6a4c93'),
    'inventory@lading.example': portrait('#fff0b5', '#5c3a28', '#bc6c25'),
    'amina@lading.example': portrait('#d9e6e4', '#c98f65', '#1d7874'),
    'org.admin@northwind.example': portrait('#e2e2f5', '#f3d3bd', '#33658a'),
  };
  for (const [email, bytes] of Object.entries(faces)) {
    await keep(target, pictureFile, ['portrait.png', await bytes], (upload) =>
      target.trx.updateTable('users').set(pictureColumns(upload)).where('email', '=', email).execute(),
    );
  }
}

/** A record that documents are attached to. */
interface DemoParent {
  readonly type: ParentType;
  readonly id: number;
  readonly organizationId: number;
  readonly programId: number | null;
  readonly userId: number | null;
  /** The age of the record in days. */
  readonly age: number;
  /** The type of its document, if it is not one in turn. */
  readonly kind?: DocumentType;
}

const howMany = 40;

/** Returns the first records of each type, one for each document. */
async function parentsOf(trx: Trx, { orders, items, shipments }: DemoWork): Promise<DemoParent[]> {
  const inProgram = (type: ParentType, id: number, { place }: DemoOrder, age: number): DemoParent => {
    const { organizationId, programId, staffIds } = place;
    return { type, id, organizationId, programId, userId: staffIds[id % staffIds.length] ?? null, age };
  };
  const staff = orders[0]?.place.staffIds ?? [];
  const inOrganization = async (type: 'Vendor' | 'EndUser' | 'Courier' | 'User', count: number) => {
    const table = ({ Vendor: 'vendors', EndUser: 'end_users', Courier: 'couriers', User: 'users' } as const)[type];
    const rows = await trx
      .selectFrom(table)
      .select([`${table}.id`, `${table}.organization_id`])
      .orderBy(`${table}.id`)
      .limit(count)
      .execute();
    return rows.map(({ id, organization_id }): DemoParent => {
      const userId = staff[id % staff.length] ?? null;
      return { type, id, organizationId: organization_id, programId: null, userId, age: directoryAge };
    });
  };
  const parents = [
    ...orders.slice(0, 10).map((order) => inProgram('PurchaseOrder', order.id, order, order.age)),
    ...(await shipmentsFor(trx, shipments)).map(({ shipment: { id, order, age }, kind }) => ({
      ...inProgram('CommercialInvoice', id, order, age),
      ...(kind && { kind }),
    })),
    ...(await inOrganization('Vendor', 8)),
    ...(await inOrganization('EndUser', 4)),
    ...(await inOrganization('Courier', 2)),
    ...(await inOrganization('User', 2)),
  ];
  const others = items.slice(0, howMany - parents.length);
  return [...parents, ...others.map(({ id, order }) => inProgram('OrderItem', id, order, order.age))];
}

/** Returns eight shipments: one whose group requires an import permit, which it has; one that was delivered; and others. */
async function shipmentsFor(trx: Trx, shipments: readonly DemoShipment[]) {
  const groups = await trx.selectFrom('groups').select('id').where('requires_import_permit', '=', true).execute();
  const forPermit = shipments.find(
    ({ order, status }) => status === 'ready' && groups.some(({ id }) => id === order.groupId),
  );
  const delivered = shipments.find(({ status }) => status === 'delivered');
  const kindOf = (shipment: DemoShipment): DocumentType | undefined => {
    if (shipment === forPermit) return 'import_permit';
    return shipment === delivered ? 'proof_of_delivery' : undefined;
  };
  const first = [forPermit, delivered].filter((shipment) => shipment !== undefined);
  const others = shipments.filter((shipment) => !first.includes(shipment));
  return [...first, ...others].slice(0, 8).map((shipment) => ({ shipment, kind: kindOf(shipment) }));
}

/** The days until documents expire, used in turn: notified early, notified today, long expired, later. */
const expiries = [30, 0, -45, 200, 400];

/** Creates the documents, with the types that a record type allows used in turn; every eighth document is archived. */
async function makeDocuments(target: Target, days: Days, work: DemoWork): Promise<void> {
  for (const [nth, parent] of (await parentsOf(target.trx, work)).entries()) {
    const { type, id, organizationId, programId, userId, age } = parent;
    // A proof of delivery is on what was delivered only.
    const kinds = kindsFor(type).filter(({ key }) => key !== 'proof_of_delivery');
    // The screening list of end users shows no other documents.
    const inTurn = type === 'EndUser' ? 'visual_screening' : (kinds[(nth + 3) % kinds.length]?.key ?? 'other');
    const kind = parent.kind ?? inTurn;
    const { name, bytes, description } = await fileFor(kind, nth);
    // After the creation of its record, and before the document was archived.
    const created_at = days.moment(Math.min(20 + nth, age), 18, nth);
    const archived_at = nth % 8 === 5 ? days.moment(Math.min(3, age), 20) : null;
    await keep(target, fileField, [name, bytes], (upload) =>
      target.trx
        .insertInto('documents')
        .values({
          ...fileColumns(upload),
          organization_id: organizationId,
          program_id: programId,
          parent_type: type,
          parent_id: id,
          document_type: kind,
          description,
          number: kind.startsWith('mta') ? `MTA-${2001 + nth}` : null,
          expiry_date: expires(kind) ? days.date(-(expiries[nth % expiries.length] ?? 0)) : null,
          archived: archived_at !== null,
          archived_at,
          user_id: userId,
          created_at,
          updated_at: archived_at ?? created_at,
        })
        .execute(),
    );
  }
}

/** Whether documents of a type have an expiry date. */
const expires = (kind: DocumentType) =>
  kindsFor('CommercialInvoice').every(({ key, restrictions }) => key !== kind || restrictions.expiry_date);

/** Creates a file that looks like a document of this type. */
async function fileFor(kind: DocumentType, nth: number): Promise<{ name: string; bytes: Buffer; description: string }> {
  const page = (name: string, description: string, ...lines: string[]) => {
    return { name, description, bytes: plainPdf([description, ...lines, 'Demo document: nothing in it is real.']) };
  };
  if (kind === 'visual_screening') {
    return page(`screening-${nth}.pdf`, 'Visual compliance screening', 'Result: no match on any list.');
  }
  if (kind === 'import_permit') {
    return page(
      `import-permit-${nth}.pdf`,
      'Import permit',
      `No. IP-${3001 + nth}`,
      'For the goods of one consignment.',
    );
  }
  if (kind === 'proof_of_delivery') {
    return page(`delivery-${nth}.pdf`, 'Proof of delivery', 'Received in full and in good condition.', 'Signed.');
  }
  if (kind === 'temperature_log') return temperatureLog(nth);
  if (kind === 'certificate_of_analysis') {
    return page(`certificate-${nth}.pdf`, 'Certificate of analysis', 'Assay: complies. Identification: complies.');
  }
  if (kind !== 'other') {
    const direction = kind === 'mta_incoming' ? 'incoming' : 'outgoing';
    return page(`mta-${direction}-${nth}.pdf`, `Material transfer agreement, ${direction}`, `No. MTA-${2001 + nth}`);
  }
  if (nth % 3 === 0) {
    const tint = nth % 2 ? '#c79a5b' : '#b58a4f';
    return {
      name: `cartons-${nth}.jpg`,
      bytes: await cartons(tint),
      description: 'Cartons as they arrived at the gate',
    };
  }
  if (nth % 3 === 1) return temperatureLog(nth);
  return page(`note-${nth}.pdf`, 'Delivery note of the vendor', 'Quantities as ordered.');
}

function temperatureLog(nth: number) {
  const rows = Array.from({ length: 48 }, (_, hour) => `${hour},${(4 + Math.sin(hour / 5)).toFixed(1)}\r\n`);
  const bytes = Buffer.from(`hour,celsius\r\n${rows.join('')}`);
  return { name: `temperature-${nth}.csv`, bytes, description: 'Temperature log of the transport' };
}
