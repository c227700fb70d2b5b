import { create } from 'content-disposition';

/** Invisible and bidirectional control characters, which file names may not contain, like what file systems forbid below. */
export const unseen = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029\ufeff]/gu;
const forbidden = /[/\\:*?"<>|]/g;
/** Device names, which Windows would open instead of a file. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** The longest name, in bytes: file systems allow 255, and browsers append a number to a name that exists. */
const longest = 240;

/**
 * Converts typed text to a safe file name: `a"/b` becomes `a--b.pdf`.
 * @param ending the extension, without its dot
 * @param kind words after the typed text, which are kept if that is cut
 */
export function fileNameOf(typed: string, ending: string, kind = ''): string {
  const name = [safePart(typed, longest - Buffer.byteLength(kind)), kind].filter(Boolean).join(' ');
  return `${device.test(name) ? '_' : ''}${name || 'document'}.${ending}`;
}

/** The longest name of a folder, in bytes: paths of some systems end at 260 characters. */
const longestFolder = 80;

/** Converts typed text to the safe name of a folder. */
export function folderNameOf(typed: string): string {
  const name = safePart(typed, longestFolder);
  return `${device.test(name) ? '_' : ''}${name || 'documents'}`;
}

/** Returns typed text without what file systems forbid, in at most so many bytes. */
function safePart(typed: string, room: number): string {
  const signs = Array.from(typed.normalize('NFC').replace(unseen, '').replace(forbidden, '-').trim());
  while (Buffer.byteLength(signs.join('')) > room) signs.pop();
  return signs.join('').replace(/^[. ]+|[. ]+$/g, '');
}

/** Returns the `Content-Disposition` of a download (RFC 6266), with the name in Unicode, and in ASCII for old clients. */
export function attachmentHeader(fileName: string): string {
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return create(fileName.toWellFormed(), { fallback });
}
