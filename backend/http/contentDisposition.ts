/** What a file name may not hold: what is not seen or turns the text around it, and what file systems forbid. */
export const unseen = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029\ufeff]/gu;
const forbidden = /[/\\:*?"<>|]/g;
/** Names of devices, which Windows opens in place of a file. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Bytes: file systems take 255, and browsers add a number to a name that is there already. */
const longest = 240;

/** A file name made of a text that somebody typed: `a"/b` → `a--b.pdf`. @param ending without its dot */
export function fileNameOf(typed: string, ending: string): string {
  const signs = Array.from(typed.normalize('NFC').replace(unseen, '').replace(forbidden, '-').trim());
  while (Buffer.byteLength(signs.join('')) > longest) signs.pop();
  const name = signs.join('').replace(/^[. ]+|[. ]+$/g, '');
  return `${device.test(name) ? '_' : ''}${name || 'document'}.${ending}`;
}

/** The `Content-Disposition` of a file to be saved under a name (RFC 6266): in Unicode, and in ASCII for old clients. */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
