/** A file that is no table which can be read. The message is for users, in the language of the work. */
export class TableFileRejection extends Error {
  override name = 'TableFileRejection';
}
