/** Reads archives as APPNOTE 4.3 describes them, by the directory at their end: an archive without it is none. */
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Returns the files of an archive by their names. @throws Error for bytes that are no whole archive */
export function unzipped(bytes: Uint8Array): Map<string, Buffer> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('The archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the archive is broken');
    const field = (offset: number) => archive.readUInt16LE(at + offset);
    const name = archive.toString('utf8', at + 46, at + 46 + field(28));
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + archive.readUInt32LE(at + 20));
    const file = field(10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(file) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is broken`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, file);
    at += 46 + field(28) + field(30) + field(32);
  }
  return files;
}
