/** Reads XML as a stream. Nothing in it is followed or expanded: a document type is refused. */
import { SaxesParser } from 'saxes';
import { rejection } from './rejection.ts';

/** The attributes of an element by their names as written. */
export type Attributes = Readonly<Record<string, string>>;

/** What is done with the parts of a document. Names of elements are without their prefix. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Is called after each piece, and ends early when it returns true. */
  after?(): Promise<boolean | undefined> | undefined;
  /** Returns what is thrown when a text is longer than any cell may be. */
  tooLong?(): Error;
}

/** How many characters may pass without the end of a text or tag: more is an attack, and would all be kept in memory. */
const LONGEST_PIECE = 2_000_000;

/** Reads a document. @throws TableFileRejection when it is damaged, or declares anything */
export async function readXml(bytes: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let pending = 0;
  parser.on('error', () => {
    throw rejection('damaged');
  });
  parser.on('doctype', () => {
    throw rejection('unsafe');
  });
  parser.on('opentag', ({ name, attributes }) => {
    pending = 0;
    reader.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    pending = 0;
    reader.close?.(localName(name));
  });
  const text = (given: string) => {
    pending = 0;
    reader.text?.(given);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    pending += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (pending > LONGEST_PIECE) throw reader.tooLong?.() ?? rejection('damaged');
    if (await reader.after?.()) return;
  }
  parser.write(decoder.decode());
  parser.close();
}

const localName = (name: string) => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
