import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';

/** What PGlite passes to `execProtocolStream`; it asks for no notices. */
type Options = Parameters<PGlite['execProtocolStream']>[1];
/** Messages as PGlite reads them: its parser is derived from that of `pg-protocol`, and names and fields are the same. */
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/**
 * PGlite whose answers are read by the parser of `pg`. PGlite's own copies and decodes each value by itself, which takes as long
 * as the engine takes to find it: with this one a list is read in half of the time.
 */
class EmbeddedEngine extends PGlite {
  /** Sends a message of PostgreSQL's protocol; returns the answers. @throws DatabaseError of `pg-protocol` */
  override async execProtocolStream(
    message: Uint8Array,
    { syncToFs = true, throwOnError = true }: Options = {},
  ): Promise<Messages> {
    const parser = new Parser();
    const messages: BackendMessage[] = [];
    let failure: BackendMessage | null = null;
    const receive = (received: BackendMessage) => {
      if (failure) return; // What follows a failure says nothing, and the engine must be heard out.
      if (received.name === 'error' && throwOnError) failure = received;
      else messages.push(received);
    };
    // Copied: the bytes belong to the engine's memory, and an answer may continue in the next ones.
    const onRawData = (bytes: Uint8Array) => parser.parse(Buffer.from(bytes), receive);
    await this.execProtocolRawStream(message, { syncToFs, onRawData });
    if (failure) throw failure;
    return messages as Messages;
  }
}

/**
 * Sends JSON in the binary form of jsonb: a version, and the text in UTF-8. PGlite counts the bytes of a text character by character,
 * which for the rows of a file takes half a second.
 */
const jsonbBytes = (value: unknown) =>
  Buffer.from(`\u0001${typeof value === 'string' ? value : JSON.stringify(value)}`);

/** Opens an embedded database. @throws what PGlite throws when it cannot be opened */
export async function openEngine(options: PGliteOptions): Promise<PGlite> {
  // PGlite sends bytes as they are, though its types know only of texts.
  const serializers = { [types.JSONB]: jsonbBytes } as unknown as PGliteOptions['serializers'];
  const engine = new EmbeddedEngine({ ...options, serializers });
  await engine.waitReady;
  return engine;
}
