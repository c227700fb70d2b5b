/** A file or a command that a retry cannot import. The message is for users. */
export class ImportRejection extends Error {
  override name = 'ImportRejection';
}

/** An import that ended early and may succeed on a retry. The message is for users. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}
