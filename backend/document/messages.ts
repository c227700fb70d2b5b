import { texts } from '../language/texts.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** User-facing messages about rejected documents. The wording is the specification's, including that of `numberRequired`. */
export const messages = texts('document', {
  tooLarge: 'Error: File is larger than 20MB',
  noStorage: (used: number, left: number) =>
    `Error: Not enough storage for this file: your organization uses ${megabytes(used)}, and ${megabytes(left)} are left`,
  typeRequired: 'Document type is required',
  numberRequired: 'Document type is required',
  expiryRequired: 'Expiry date is required',
  fileRequired: 'Document upload is required',
  descriptionRequired: 'Description is required',
  notForParent: 'is not for this kind of record',
  past: "can't be before today",
  archived: 'Archived documents cannot be changed',
  nothingToDownload: 'There are no files to download',
  /** What follows a record's name in that of the archive with its documents. */
  archiveOf: 'documents',
  /** The folder with the documents of an item. */
  itemFolder: (position: string, material: string) => `Item ${position} ${material}`,
  columns: {
    documentType: 'Document type',
    description: 'Description',
    number: 'Number',
    expiryDate: 'Expiry date',
    file: 'File',
    status: 'Status',
    createdAt: 'Added',
  },
});
