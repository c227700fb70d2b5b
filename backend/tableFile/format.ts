/** Tells what a file is by its first bytes; its name says nothing. */
import { type RefusalCode, rejection } from './rejection.ts';

/** How many bytes tell it. */
export const TELLING_BYTES = 4096;

/** The first bytes of what is no table. */
const REFUSED: readonly (readonly [code: RefusalCode, ...bytes: number[]])[] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46],
  ['compressed', 0x1f, 0x8b],
  ['compressed', 0x42, 0x5a, 0x68],
  ['compressed', 0xfd, 0x37, 0x7a, 0x58, 0x5a],
  ['archive', 0x37, 0x7a, 0xbc, 0xaf],
  ['archive', 0x52, 0x61, 0x72, 0x21],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** The compound file of old Office, which also holds new workbooks that are encrypted. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Tells whether a file is an archive, as workbooks are, or text.
 * @param start its first bytes
 * @throws TableFileRejection when it is neither
 */
export function containerOf(start: Uint8Array): 'zip' | 'text' {
  const begins = (bytes: readonly number[]) => bytes.every((byte, place) => start[place] === byte);
  if (start.length === 0) throw rejection('empty');
  if (begins(ZIP)) return 'zip';
  if (begins(EMPTY_ZIP)) throw rejection('archive');
  if (begins(COMPOUND)) throw rejection(isEncrypted(start) ? 'password' : 'xls');
  for (const [code, ...bytes] of REFUSED) if (begins(bytes)) throw refused(code);
  const beginning = Buffer.from(start)
    .toString('latin1')
    .replace(/\0/g, '')
    .replace(/^[^\x20-\x7e]+/, '')
    .trimStart();
  if (/^(<!doctype html|<html|<table|<head|<body|<meta)/i.test(beginning)) throw rejection('webPage');
  if (/^<\?xml|^<workbook/i.test(beginning)) throw rejection('oldXml');
  return 'text';
}

/** These codes have words without values. */
const refused = (code: RefusalCode) => rejection(code as 'pdf');

/** An encrypted workbook names its parts in UTF-16 within the first sectors. */
function isEncrypted(start: Uint8Array): boolean {
  return Buffer.from(start).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
