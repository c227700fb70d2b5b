/** A file or a command that a retry cannot import. The message is for users. */
export class ImportRejection extends Error {
  override name = 'ImportRejection';
  /** The parameter of the call that is rejected; `base` for the file. */
  readonly parameter: string;

  constructor(message: string, parameter = 'base') {
    super(message);
    this.parameter = parameter;
  }
}

/** An import that ended early and may succeed on a retry. The message is for users. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}
