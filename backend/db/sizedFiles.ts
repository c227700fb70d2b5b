/**
 * The files of the embedded database, with their sizes remembered. PostgreSQL asks for the size of a table at each step of
 * each statement, and each question is a call of the system: a quarter of the processor's time under load. No other process
 * writes these files (the folder is locked), so that a size changes only by what passes here.
 */
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Mod = Parameters<NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]>[0];

/** The operations of Emscripten's file system on a folder that change or ask for a size. */
interface FolderFiles {
  readonly node_ops: { setattr(file: object, attributes: object): void };
  readonly stream_ops: {
    open(stream: Stream): void;
    setattr(stream: Stream, attributes: object): void;
    write(stream: Stream, bytes: unknown, offset: number, length: number, position: number): number;
    llseek(stream: Stream, offset: number, whence: number): number;
  };
}

/** An open file; streams of one file share its node. */
interface Stream {
  readonly node: object;
}

/** `lseek` from the end of the file. */
const SEEK_END = 2;

/** The file system of a folder that remembers the sizes of its files. */
export class SizedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const remember = ({ NODEFS }: Mod) => rememberSizes(NODEFS as unknown as FolderFiles);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [remember, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** Makes the operations remember sizes. What else could change one makes it be asked for again. */
function rememberSizes({ node_ops, stream_ops }: FolderFiles): void {
  const sizes = new WeakMap<object, number>();
  const { open, write, llseek, setattr } = stream_ops;
  const setNode = node_ops.setattr;
  node_ops.setattr = (node, attributes) => {
    sizes.delete(node);
    setNode(node, attributes);
  };
  stream_ops.setattr = (stream, attributes) => {
    sizes.delete(stream.node);
    setattr(stream, attributes);
  };
  stream_ops.open = (stream) => {
    sizes.delete(stream.node);
    open(stream);
  };
  stream_ops.write = (stream, bytes, offset, length, position) => {
    const size = sizes.get(stream.node);
    // Until it has succeeded: a full disk may take a part.
    sizes.delete(stream.node);
    const written = write(stream, bytes, offset, length, position);
    if (size !== undefined) sizes.set(stream.node, Math.max(size, position + written));
    return written;
  };
  stream_ops.llseek = (stream, offset, whence) => {
    if (whence !== SEEK_END) return llseek(stream, offset, whence);
    const size = sizes.get(stream.node) ?? llseek(stream, 0, SEEK_END);
    sizes.set(stream.node, size);
    // A place before the beginning is refused with the system's own error.
    return size + offset < 0 ? llseek(stream, offset, whence) : size + offset;
  };
}
