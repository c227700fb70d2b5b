import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number, plural } = wordingIn('en');

/** The messages of imports of files. */
export const messages = texts('fileImport', {
  /** What happens to a row. */
  says: {
    new: 'New',
    changed: (changes: number) => plural(changes, { one: '1 change', other: `${number(changes)} changes` }),
    unchanged: 'Unchanged',
    leftOut: 'Left out',
    refused: (reason: string) => `Refused: ${reason}`,
    notReached: 'Not imported yet',
    undone: 'Undone',
  },
  problems: {
    not_a_number: 'is not a number',
    not_a_date: 'is not a date',
    has_unit: 'has something else beside the number',
    damaged: 'was changed by a spreadsheet: type it again',
    spreadsheet_error: 'is an error of the spreadsheet',
    not_yes_or_no: 'is neither yes nor no',
    not_a_country: 'is not a country',
    rounded: 'was rounded by a spreadsheet: type it again',
    notAChoice: 'is not one of the allowed values',
    notFound: 'was not found',
    several: 'is the name of several records',
    blank: "can't be blank",
    missing: 'is missing',
  },
  /** @param label the name of a field @param what is wrong with it */
  ofField: (label: string, what: string) => `${label} ${what}`,
  /** @param label the name of a field */
  nameNotFound: (label: string) => `${label} not found`,
  otherThanRow: (row: number) => `is another one in row ${number(row)}`,
  isAlsoIn: (row: number) => `is also in row ${number(row)}`,
  otherProgram: 'is that of an order in another program',
  sameRecord: (row: number) => `means the same record as in row ${number(row)}`,
  needs: (labels: readonly string[]) => `No column for: ${labels.join(', ')}`,
  questions: 'How the numbers and dates of the file are written must be answered first',
  twoColumns: (label: string) => `${label} already comes from another column`,
  noField: 'is no field of this import',
  noRecords: 'has no records to choose from',
  /** Why records of a name in the file cannot be made. */
  mayNotMake: {
    programs: 'Your role does not allow you to create programs',
    vendors: 'Your role does not allow you to create vendors',
    end_users: 'Your role does not allow you to create end users',
    groups: 'Your role does not allow you to create groups',
  },
  noColumn: 'is no column of this file',
  noRow: 'is no row of this import',
  noSheet: 'is no sheet of this file',
  notPreviewed: 'It must be previewed first',
  tooManyOpen: (most: number) =>
    `Your organization has ${number(most)} imports that were not applied. Apply or discard some of them first.`,
  tooManyRows: (most: number) => `has more than ${number(most)} rows`,
  noRows: 'has no rows below its headings',
  programRequired: 'is required for this kind of import',
  orderRequired: 'is required for this kind of import',
  tooLarge: (mb: number) => `A file to import may have at most ${number(mb)} MB`,
  /** Why an import cannot be changed, applied, undone or discarded. */
  whyNot: {
    running: 'It is being applied or undone',
    undone: 'It was undone',
    applied: 'It was applied',
    notApplied: 'It was not applied',
    nothing: 'It wrote nothing',
  },
  notReady: 'There is nothing to import, or it is not previewed yet',
  stays: {
    changed: 'changed since',
    removed: 'removed since',
    used: 'used by other records since',
    received: 'received since',
    shipped: 'in a shipment since',
    locked: 'no longer open to changes',
    commented: 'commented on since',
    documented: 'has documents since',
    assessed: 'assessed since',
    moved: 'has another status since',
    assigned: 'assigned to somebody since',
    otherItems: 'has other items since',
    /** Of a row whose item nobody has touched. @param reason why its order stays */
    ofOrder: (reason: string) => `its order: ${reason}`,
    withItem: 'another item of its order was worked on since',
  },
  /** The file of refused rows: its last column, its name and what its sheets are called. */
  refusedFile: {
    reason: 'Why it was refused',
    name: (file: string) => `${file} – refused rows`,
    sheet: 'Refused rows',
    about: 'About this file',
    file: 'Imported file',
  },
  noLongerPlanned: 'The import was changed meanwhile',
  /** Of a row that could have been written. @param row the row of the same order that is refused */
  refusedWith: (row: number, reason: string) => `row ${number(row)} of the order: ${reason}`,
  mappingNameTaken: 'is taken by another mapping',
});
