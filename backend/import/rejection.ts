/** A file or a command that another try cannot import. The message is for people. */
export class ImportRejection extends Error {
  override name = 'ImportRejection';
}

/** An import that ended early and may succeed when it is tried again. The message is for people. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}
