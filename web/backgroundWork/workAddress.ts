import { addresses } from '../base/addresses.ts';
import type { WorkProgressFragment } from '../generated/operations.ts';

/** Returns the address of the page about a work: that of the import which it applies or undoes, else its own. */
export const workAddress = ({ id, fileImportId }: Pick<WorkProgressFragment, 'id' | 'fileImportId'>): string =>
  fileImportId === null ? addresses.work(id) : addresses.fileImport(fileImportId);
