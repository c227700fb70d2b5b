import { create } from 'content-disposition';

/** What a file name may not contain: invisible and bidirectional control characters, and what file systems forbid. */
export const unseen = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029\ufeff]/gu;
const forbidden = /[/\\:*?"<>|]/g;
/** Device names, which Windows would open instead of a file. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** In bytes: file systems allow 255, and browsers append a number to a name that exists. */
const longest = 240;

/** A safe file name from text that somebody typed: `a"/b` → `a--b.pdf`. @param ending the extension, without its dot */
export function fileNameOf(typed: string, ending: string): string {
  const signs = Array.from(typed.normalize('NFC').replace(unseen, '').replace(forbidden, '-').trim());
  while (Buffer.byteLength(signs.join('')) > longest) signs.pop();
  const name = signs.join('').replace(/^[. ]+|[. ]+$/g, '');
  return `${device.test(name) ? '_' : ''}${name || 'document'}.${ending}`;
}

/** The `Content-Disposition` of a file to be saved under a name (RFC 6266): in Unicode, and in ASCII for old clients. */
export function attachmentHeader(fileName: string): string {
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return create(fileName.toWellFormed(), { fallback });
}
