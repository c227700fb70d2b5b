import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import type { One, Rejection } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { documentFields, fileOf, image, left, pdf, take, zip } from '../support/files.ts';
import { sendForm } from '../support/form.ts';

const ooxml = (kind: string, part: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    [part]: '<x/>',
  });
/** The header of an Office file in the formats until 2003 (MS-CFB 2.2). */
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
const bytes = (text: string, encoding: BufferEncoding = 'latin1') => new Uint8Array(Buffer.from(text, encoding));

describe('an attached file', () => {
  const backend = suiteBackend();
  const path = () => `vendors/${backend().world.vendor}/attachments`;
  const send = async (file: File) =>
    sendForm(await backend().as('admin'), 'post', path(), documentFields(file, { description: 'x' }));

  it.each<[string, () => Promise<File> | File, string]>([
    ['a PDF', () => pdf(), 'application/pdf'],
    ['a PNG', () => image('png'), 'image/png'],
    ['a JPEG', () => image('jpeg'), 'image/jpeg'],
    ['a WebP', () => image('webp'), 'image/webp'],
    ['a GIF', () => image('gif'), 'image/gif'],
    ['a TIFF', () => image('tiff'), 'image/tiff'],
    [
      'a Word file',
      () => fileOf(ooxml('wordprocessingml.document', 'word/document.xml'), 'a.docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an Excel file',
      () => fileOf(ooxml('spreadsheetml.sheet', 'xl/workbook.xml'), 'a.XLSX'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'an OpenDocument file',
      () => fileOf(zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'a.odt'),
      'application/vnd.oasis.opendocument.text',
    ],
    ['an old Word file', () => fileOf(compound, 'a.doc'), 'application/msword'],
    ['an old Excel file', () => fileOf(compound, 'a.xls'), 'application/vnd.ms-excel'],
    ['rich text', () => fileOf('{\\rtf1 x}', 'a.rtf'), 'application/rtf'],
    ['CSV', () => fileOf('BM,a\r\n1,2\r\n', 'a.csv'), 'text/csv'],
    ['CSV in Windows-1252', () => fileOf(bytes('name\nM\xfcller \x80\n'), 'a.csv'), 'text/csv'],
    ['CSV in UTF-16', () => fileOf(bytes('\ufeffname\nŁódź\n', 'utf16le'), 'a.csv'), 'text/csv'],
    ['text', () => fileOf('1 < 2\n', 'a.txt'), 'text/plain'],
  ])('may be %s, recognized by its bytes', async (_what, make, contentType) => {
    const { status, body } = await send(await make());
    expect([status, (body as One<Attachment>).data?.file?.content_type]).toEqual([201, contentType]);
  });

  const type = 'Error: Only PDF, images, Office files, CSV and text are accepted';
  const mismatch = 'Error: The file is not what its name says';
  it.each<[string, () => Promise<File> | File, string]>([
    ['SVG', () => fileOf('<svg onload="x()" xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'), type],
    ['SVG as an image', () => fileOf('<svg onload="x()" xmlns="http://www.w3.org/2000/svg"/>', 'a.png'), type],
    ['HTML', () => fileOf('<!doctype html><script>x()</script>', 'a.html'), type],
    ['HTML as an image', () => fileOf('<!doctype html><script>x()</script>', 'a.png'), type],
    ['HTML as text', () => fileOf('\ufeff \n<html><script>x()</script>', 'a.txt'), mismatch],
    ['XML as text', () => fileOf('<?xml version="1.0"?><svg/>', 'a.csv'), mismatch],
    ['a script as text', () => fileOf('#!/bin/sh\nrm -rf /\n', 'a.txt'), mismatch],
    ['a script', () => fileOf('alert(1)', 'a.js'), type],
    ['an image that is a script too', () => fileOf('GIF89a/*xxxx*/=1;alert(1)', 'a.js'), mismatch],
    ['an image of nothing', () => fileOf('GIF89a/*xxxx*/=1;alert(1)', 'a.gif'), 'Error: The image cannot be read'],
    ['a program', () => fileOf(`MZ${'\0'.repeat(200)}`, 'a.pdf'), type],
    ['any archive', () => fileOf(zip({ 'a.txt': 'x' }), 'a.zip'), type],
    ['an archive as an Office file', () => fileOf(zip({ 'a.txt': 'x' }), 'a.docx'), type],
    ['an installer', () => fileOf(compound, 'a.msi'), type],
    [
      'a JPEG as a PNG',
      async () => fileOf(new Uint8Array(await (await image('jpeg')).arrayBuffer()), 'a.png'),
      mismatch,
    ],
    ['a PDF as an image', () => fileOf('%PDF-1.7\n', 'a.png'), mismatch],
    ['bytes as text', () => fileOf('a\0b', 'a.txt'), mismatch],
    ['nothing', () => fileOf('', 'a.pdf'), 'Error: The file is empty'],
  ])('may not be %s', async (_what, make, reason) => {
    const before = await left(backend());
    const { status, body } = await send(await make());
    expect([status, (body as Rejection).errors]).toEqual([422, { file: [reason] }]);
    expect(await left(backend())).toEqual(before);
  });

  it('may not be an image that declares too many pixels', async () => {
    const small = Buffer.from(await (await image('png', [8, 8])).arrayBuffer());
    // Width and height in the header chunk (PNG 11.2.1), whose checksum readers verify only when they decode.
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const { status, body } = await send(fileOf(new Uint8Array(bomb), 'bomb.png'));
    expect([status, Object.keys((body as Rejection).errors ?? {})]).toEqual([422, ['file']]);
  });

  it('has a small upright thumbnail without metadata if it is an image', async () => {
    const admin = await backend().as('admin');
    const { default: sharp } = await import('sharp');
    const { body } = await send(await image('jpeg', [1200, 600], 6));
    const { file } = (body as One<Attachment>).data;
    const answer = await take(backend(), admin, file?.thumb_url ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.get('content-disposition')).toBeNull();
    const { width, height, exif, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 160, height: 320, exif: undefined, format: 'webp' });
    const plain = (await send(pdf())).body as One<Attachment>;
    expect((await take(backend(), admin, `${plain.data.file?.url}/thumb`)).status).toBe(404);
  });
});
