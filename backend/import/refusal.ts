/** A file, or an order to import it, that trying again would not mend. The message is for people. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal';
}

/** An import that ended before it was done, and may go better another time. The message is for people. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}
