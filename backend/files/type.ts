import { open } from 'node:fs/promises';
import { type FileTypeResult, fileTypeFromFile } from 'file-type';
import { messages } from './messages.ts';
import { endingOf } from './name.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Accepted types by their magic bytes, and the file extensions that match them. */
const binaryTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heic', 'heif'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  [`${openDocument}.text`]: ['odt'],
  [`${openDocument}.spreadsheet`]: ['ods'],
  [`${openDocument}.presentation`]: ['odp'],
  'application/rtf': ['rtf'],
};

/** Office files up to 2003 share one magic number; the extension tells them apart. */
const compoundFile = 'application/x-cfb';
const compoundTypes: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Text has no magic number; the extension says which kind it is. */
const textTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
};

/** The content type, or why the file is rejected, with the actual type if only the name disagrees. */
export type Recognized = { contentType: string } | { refused: string; actually?: string };

/** Sniffs a file's type from its bytes. The name must agree; the declared content type is ignored. */
export async function recognize(path: string, name: string): Promise<Recognized> {
  const ending = endingOf(name);
  const text = textTypes[ending];
  if (text) return (await isPlainText(path)) ? { contentType: text } : { refused: messages.mismatch };
  const found = await sniff(path);
  if (found?.mime === compoundFile) {
    const contentType = compoundTypes[ending];
    return contentType ? { contentType } : { refused: messages.type };
  }
  const endings = found && binaryTypes[found.mime];
  if (!endings) return { refused: messages.type };
  return endings.includes(ending) ? { contentType: found.mime } : { refused: messages.mismatch, actually: found.mime };
}

async function sniff(path: string): Promise<FileTypeResult | undefined> {
  try {
    return await fileTypeFromFile(path, { maxBufferSize: 1024 * 1024 });
  } catch (error) {
    // I/O errors have a code. Others come from malformed files, such as a part that claims to be larger than the file.
    if (error instanceof Error && 'code' in error) throw error;
    return undefined;
  }
}

/** How much of a text file is checked, in bytes. */
const lookedAt = 64 * 1024;

/** Whether a file begins as text: no control characters, and neither markup nor a script, which browsers would run. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(lookedAt), 0, lookedAt, 0);
    const text = decoded(buffer.subarray(0, bytesRead));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) && !/^\s*(<[!?a-z]|#!)/i.test(text);
  } finally {
    await file.close();
  }
}

/** Decodes as UTF-16 if there is a byte order mark, else as Windows-1252, in which every byte is a character. */
function decoded(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.replace(/^ï»¿/, '');
}
