import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { z } from 'zod';
import { errorMessages, valueMessages } from '../api/errorMessages.ts';
import { badRequest, invalid, tooLarge, tooSlow } from '../api/errors.ts';
import { type FileField, type Receiver, receiveUpload } from '../files/field.ts';
import { messages } from '../files/messages.ts';
import type { Upload } from '../files/upload.ts';
import { readNested } from './nested.ts';

/** Limits of a form's fields; sizes in bytes. */
const limits = { fields: 500, fieldNameSize: 200, fieldSize: 64 * 1024 };
const allFields = 1024 * 1024;

/** The form that a route reads. */
export interface Form {
  readonly schema: z.ZodType;
  /** The key that its fields are wrapped in. */
  readonly wrapper?: string;
  /** The field that may contain a file, if any. */
  readonly file?: FileField;
}

/** What receives the file, and how long a sender may be silent. */
export interface Intake extends Receiver {
  readonly silenceMs: number;
  /** Returns the bytes of a file that has arrived in parts before; null if these are not all of its `size`. */
  readonly partsOf: (key: string, size: number) => Promise<Readable | null>;
}

/**
 * Reads a `multipart/form-data` body as the JSON body that it represents: `user[program_ids][]` nests, an empty value is
 * null, a list of only an empty value is the empty list, and numbers, true and false are converted if the schema expects
 * them. A file is streamed to `folder` and is in the body as an `Upload`, which the caller has to store or discard. So is one
 * that has arrived in parts, which the fields `file_parts`, `file_name` and `file_size` name.
 * @throws 400 for a malformed form, 408 after silence, 413 if too large, 422 for a file that is not allowed or not
 * accepted; the incoming file is then deleted
 */
export async function readForm(
  request: IncomingMessage,
  form: Form,
  intake: Intake,
): Promise<{ body: unknown; upload: Upload | null }> {
  const { fields, upload } = await readParts(request, form, intake);
  try {
    const encoded = new URLSearchParams(fields).toString();
    const nested = readNested(encoded, { depth: 3, strictDepth: true, arrayLimit: 200, parameterLimit: limits.fields });
    // The JSON Schema type is wider than the part that `typed` uses.
    const body = typed(nested, z.toJSONSchema(form.schema, { io: 'input', unrepresentable: 'any' }) as Shape);
    return { body: upload && form.file ? withFile(body, form, form.file.name, upload) : body, upload };
  } catch (error) {
    await upload?.discard();
    throw error;
  }
}

interface Parts {
  fields: [string, string][];
  upload: Upload | null;
}

async function readParts(request: IncomingMessage, { wrapper, file }: Form, intake: Intake): Promise<Parts> {
  const tooMuch = () => tooLarge(file?.tooLarge() ?? errorMessages.form.tooLarge);
  const most = allFields + (file?.maxBytes ?? 0) + limits.fieldSize;
  if (Number(request.headers['content-length']) > most) throw tooMuch();
  // Already aborted: 'close' will not fire again.
  if (request.destroyed) throw badRequest(errorMessages.form.endedEarly);
  const parser = parserFor(request);
  const fields: Parts['fields'] = [];
  const inParts = new Map<string, string>();
  let bytesOfFields = 0;
  let receiving: Promise<Upload | null> = Promise.resolve(null);
  const { promise: read, resolve, reject: refuse } = Promise.withResolvers<void>();
  parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
    if (name === undefined) return refuse(badRequest(errorMessages.form.namelessPart));
    if (nameTruncated || valueTruncated) return refuse(tooLarge(errorMessages.form.fieldTooLarge));
    const part = file && partFieldOf(fieldOf(name, wrapper), file.name);
    if (part) inParts.set(part, value);
    else fields.push([name, value]);
    bytesOfFields += value.length;
    if (bytesOfFields > allFields) refuse(tooLarge(errorMessages.form.fieldsTooLarge));
  });
  parser.on('fieldsLimit', () => refuse(tooLarge(errorMessages.form.tooManyFields)));
  parser.on('file', (name: string | undefined, content, { filename }: { filename?: string }) => {
    // An error that ends a file also ends the form, and is handled there.
    content.on('error', () => {});
    const field = fieldOf(name ?? '', wrapper);
    if (field !== file?.name) refuse(invalid({ [field]: [valueMessages.notAFile] }));
    else if (filename === undefined) ifEmpty(content, () => refuse(invalid({ [field]: [valueMessages.fileName] })));
    else receiving = receiveUpload(file, intake, content, filename);
    receiving.catch((error) => refuse(parser.errored ? badRequest(errorMessages.form.unreadable) : error));
  });
  parser.on('filesLimit', () => refuse(invalid({ [file?.name ?? 'base']: [valueMessages.oneFile] })));
  parser.on('error', () => refuse(badRequest(errorMessages.form.unreadable)));
  parser.on('close', resolve);
  request.on('close', () => request.complete || refuse(badRequest(errorMessages.form.endedEarly)));
  const stopWatching = watch(request, { most, silenceMs: intake.silenceMs }, (reason) => {
    refuse(reason === 'silence' ? tooSlow() : tooMuch());
  });
  request.pipe(parser);
  try {
    await read;
    const key = inParts.get('parts');
    if (file && key !== undefined)
      receiving = received(file, intake, { key, name: inParts.get('name') ?? '', size: Number(inParts.get('size')) });
    return { fields, upload: await receiving };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    // Ends a file in the middle. It is deleted before the caller sees the rejection.
    parser.destroy();
    const upload = await receiving.catch(() => null);
    await upload?.discard();
    throw error;
  } finally {
    stopWatching();
  }
}

/** Returns which of the fields that name a file in parts this is: `parts` for `file_parts`. */
const partFieldOf = (field: string, file: string): string | undefined =>
  ['parts', 'name', 'size'].find((part) => field === `${file}_${part}`);

/** Receives a file that has arrived in parts. @throws 422 if it is not complete, and as `receiveUpload` */
async function received(
  file: FileField,
  intake: Intake,
  { key, name, size }: { key: string; name: string; size: number },
): Promise<Upload> {
  const content = await intake.partsOf(key, size);
  if (!content) throw invalid({ [file.name]: [messages.incomplete] });
  return receiveUpload(file, intake, content, name);
}

/** Calls `stop` when a body is silent or too large. @returns a function that ends the watch */
function watch(
  request: IncomingMessage,
  { most, silenceMs }: { most: number; silenceMs: number },
  stop: (reason: 'silence' | 'size') => void,
): () => void {
  let bytes = 0;
  const silence = setTimeout(() => stop('silence'), silenceMs);
  const heard = (chunk: Buffer) => {
    silence.refresh();
    bytes += chunk.length;
    if (bytes > most) stop('size');
  };
  request.on('data', heard);
  return () => {
    clearTimeout(silence);
    request.off('data', heard);
  };
}

/** Calls `otherwise` unless a file is empty: browsers send an empty file field as a part without name and bytes. */
function ifEmpty(content: Readable, otherwise: () => void): void {
  content.once('data', otherwise);
  content.resume();
}

function parserFor(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { ...limits, files: 1 },
    });
  } catch {
    throw badRequest(errorMessages.form.noBoundary);
  }
}

/** The name of a field in error messages: `picture` for `user[picture]`. */
function fieldOf(name: string, wrapper?: string): string {
  const path = name.split(/[[\]]+/).filter(Boolean);
  return (path[0] === wrapper ? path.slice(1) : path).join('.') || 'base';
}

/** Returns the body with the file in its place; it replaces a field of the same name. */
function withFile(body: unknown, { wrapper }: Form, name: string, upload: Upload): unknown {
  const inner = wrapper ? (body as Record<string, object | null>)[wrapper] : (body as object);
  const fields = { ...inner, [name]: upload };
  return wrapper ? { ...(body as object), [wrapper]: fields } : fields;
}

/** The part of a JSON Schema that defines what a form's texts are converted to. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

/** Converts texts to the types of the schema. Values that do not parse stay text; the schema rejects them. */
function typed(value: unknown, shape: Shape = {}): unknown {
  const shapes = [shape, ...(shape.anyOf ?? [])];
  if (Array.isArray(value)) {
    const items = shapes.find((one) => one.items)?.items;
    return value.filter((item) => item !== '').map((item) => typed(item, items));
  }
  if (typeof value === 'object' && value !== null) {
    const properties = shapes.find((one) => one.properties)?.properties ?? {};
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typed(inner, properties[key])]));
  }
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  const types = shapes.flatMap((one) => one.type ?? []);
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  if (types.includes('integer') && /^-?\d{1,16}$/.test(value)) return Number(value);
  return value;
}
