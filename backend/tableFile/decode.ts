import { rejection } from './rejection.ts';
import type { TextEncoding } from './types.ts';

/** Decodes the next bytes of a file; `last` marks its end. */
type Decode = (bytes: Uint8Array, last: boolean) => string;
/** Is told how a file is encoded, and told again if a later character shows that it is encoded otherwise. */
type Tell = (encoding: TextEncoding) => void;

const nothing = new Uint8Array(0);
const enoughToTell = 4;

/**
 * Decodes a text file as a stream: UTF-8 with or without a byte order mark, UTF-16 by its mark, and Windows-1252 or, for Arabic,
 * Windows-1256 if the bytes are not UTF-8.
 * @throws TableFileRejection when it is empty or not text
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, tell: Tell = () => {}): AsyncGenerator<string> {
  let start: Uint8Array = nothing;
  let decode: Decode | null = null;
  for await (const chunk of bytes) {
    if (decode) {
      yield decode(chunk, false);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < enoughToTell) continue;
    decode = decoderFor(start, tell);
    yield decode(start, false);
  }
  if (start.length === 0) throw rejection('empty');
  yield decode ? decode(nothing, true) : decoderFor(start, tell)(start, true);
}

function decoderFor(start: Uint8Array, tell: Tell): Decode {
  const begins = (...bytes: number[]) => bytes.every((byte, place) => start[place] === byte);
  if (begins(0xff, 0xfe)) return known('utf-16le', tell);
  if (begins(0xfe, 0xff)) return known('utf-16be', tell);
  if (begins(0xef, 0xbb, 0xbf)) return known('utf-8', tell);
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0)) throw rejection('workbook');
  if (begins(0x25, 0x50, 0x44, 0x46)) throw rejection('pdf');
  if (begins(0x1f, 0x8b)) throw rejection('compressed');
  if (start[0] && start[1] === 0 && start[2] && start[3] === 0) return known('utf-16le', tell);
  if (start[0] === 0 && start[1] && start[2] === 0 && start[3]) return known('utf-16be', tell);
  if (start.includes(0)) throw rejection('binary');
  return unmarked(tell);
}

/** Decodes by byte order mark, or by the zeros between Latin letters. Malformed bytes become U+FFFD, which rejects the row. */
function known(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', tell: Tell): Decode {
  tell(encoding);
  const decoder = new TextDecoder(encoding);
  return (bytes, last) => decoder.decode(bytes, { stream: !last });
}

/**
 * Decodes UTF-8 until the first invalid bytes, then as spreadsheets of Windows write. After multi-byte UTF-8, invalid bytes are a damaged
 * spot in a UTF-8 file instead. ASCII is the same in both, so the first other character may occur at any position.
 */
function unmarked(tell: Tell): Decode {
  tell('utf-8');
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  let seenUtf8 = false;
  let windows: InstanceType<typeof TextDecoder> | null = null;
  let carried: Uint8Array = nothing;
  return (chunk, last) => {
    if (windows) return windows.decode(chunk, { stream: !last });
    const bytes = Buffer.concat([carried, chunk]);
    const whole = bytes.subarray(0, last ? bytes.length : bytes.length - unfinished(bytes));
    carried = bytes.subarray(whole.length);
    try {
      const text = strict.decode(whole);
      // A character beyond ASCII takes more bytes than UTF-16 units.
      seenUtf8 ||= text.length < whole.length;
      return text;
    } catch {
      if (seenUtf8) return lenient.decode(whole);
      const encoding = isArabic(bytes) ? 'windows-1256' : 'windows-1252';
      windows = new TextDecoder(encoding);
      tell(encoding);
      return windows.decode(bytes, { stream: !last });
    }
  };
}

/**
 * Whether bytes beyond ASCII are whole words, as in Arabic. Accents of European languages stand alone between letters of ASCII, or
 * two of them at most.
 */
function isArabic(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const letters = text.match(/[\xc0-\xff]/g)?.length ?? 0;
  const inWords = text.match(/[\xc0-\xff]{3,}/g)?.reduce((sum, word) => sum + word.length, 0) ?? 0;
  return inWords > letters / 2;
}

/** Returns how many bytes at the end begin an incomplete UTF-8 sequence. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}
