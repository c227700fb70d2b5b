import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import qs from 'qs';
import { z } from 'zod';
import { badRequest, type HttpError, invalid, tooLarge } from './errors.ts';

/** How much a form of fields may hold. A field's size is in bytes. */
const limits = { fields: 500, fieldNameSize: 200, fieldSize: 64 * 1024 };

/**
 * Reads a `multipart/form-data` body of fields as the JSON body that it stands for: `user[program_ids][]` nests, an
 * empty value is null, an empty value alone in a list is the empty list, and numbers, true and false are those where the
 * schema asks for them.
 * @throws 400 what is no such form, 413 a field that is too large, 422 a file, named without `wrapper`
 */
export async function readForm(request: IncomingMessage, schema: z.ZodType, wrapper?: string): Promise<unknown> {
  const fields = new URLSearchParams(await readFields(request, wrapper));
  const nested = qs.parse(fields.toString(), { depth: 3, strictDepth: true, arrayLimit: 200, parameterLimit: 500 });
  // The schema of a JSON Schema document is wider than the part of it that is looked at here.
  return typed(nested, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function readFields(request: IncomingMessage, wrapper?: string): Promise<[string, string][]> {
  const fields: [string, string][] = [];
  const parser = parserFor(request);
  return new Promise((resolve, reject) => {
    const refuse = (error: HttpError) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) return refuse(tooLarge('A field of the form is too large'));
      fields.push([name, value]);
    });
    parser.on('fieldsLimit', () => refuse(tooLarge('The form has too many fields')));
    parser.on('file', (name, content) => {
      content.resume();
      refuse(invalid({ [fieldOf(name, wrapper)]: ["can't be a file"] }));
    });
    parser.on('error', () => refuse(badRequest('The form cannot be read')));
    parser.on('close', () => resolve(fields));
    // Whoever goes away in the middle of the form ends the wait for the rest of it.
    request.on('close', () => reject(badRequest('The form ended early')));
    request.pipe(parser);
  });
}

function parserFor(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw badRequest('The form has no boundary');
  }
}

/** `user[picture]` as a field's name in an error: `picture`. */
function fieldOf(name: string, wrapper?: string): string {
  const path = name.split(/[[\]]+/).filter(Boolean);
  return (path[0] === wrapper ? path.slice(1) : path).join('.') || 'base';
}

/** The part of a JSON Schema that says what a text stands for. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

/** What does not read as the type that is asked for stays text, for the schema to refuse. */
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
