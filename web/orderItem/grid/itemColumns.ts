/** Declares the columns of the grid of an order's items, based on the item's form. */

import { groupDigits, multiplyToCents } from '../../base/decimal.ts';
import { DOUBTFUL_HEADINGS, DOUBTFUL_TOTAL_HEADINGS, HEADINGS, TOTAL_HEADINGS } from '../../generated/itemHeadings.ts';
import type { OrderItemRowFragment } from '../../generated/operations.ts';
import type { ChoiceSource } from '../../kit/form/choiceSource.ts';
import type { FieldDescriptor } from '../../kit/form/field.ts';
import { asText } from '../../kit/form/formContext.ts';
import { formMessages } from '../../kit/form/messages.ts';
import { fieldTitle } from '../../kit/form/rejections.ts';
import type { Choice } from '../../kit/form/values.ts';
import { type GridColumn, STATE } from '../../kit/grid/column.ts';
import { formRows } from '../../kit/grid/formRows.ts';
import { gridMessages } from '../../kit/grid/messages.ts';
import type { GridSpec } from '../../kit/grid/rowStates.ts';
import { cellOf, type GridRow, type StoredRow } from '../../kit/grid/rows.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { unNumberChoices } from '../../lookup/unNumberChoices.ts';
import { nextLine } from '../lineNumbers.ts';
import { itemMessages } from '../messages.ts';
import { newItemValues, newOrderItemForm, orderItemForm, shippedItemForm } from '../orderItemForm.ts';
import { gridTexts } from './messages.ts';
import { COUNTRY_SYNONYMS, DOUBTFUL_COUNTRIES, DOUBTFUL_UNITS, UNIT_SYNONYMS } from './synonyms.ts';

const TOTAL = '$total';
const plainRows = formRows(orderItemForm);
const shippedRows = formRows(shippedItemForm);
const newRows = formRows(newOrderItemForm);

/** The options of the columns with a list of choices, by column. */
export type ItemOptions = Readonly<Record<string, readonly Choice[]>>;

/** The columns whose list of choices is loaded as a whole. UN numbers, which are thousands, are typed instead. */
export const LISTED: readonly { id: string; source: ChoiceSource }[] = newRows.paths.flatMap((id) => {
  const { source } = newRows.look(id);
  return source && source !== unNumberChoices ? [{ id, source }] : [];
});

/** The organization's and the role's settings for columns. */
export interface ItemColumnRights {
  /** Columns that the organization has switched off. */
  off: readonly string[];
  maySplit: boolean;
}

/** The columns that are shown in addition to the required ones, until the user chooses others. */
export const FIRST_COLUMNS: readonly string[] = [TOTAL, 'hsCode', 'countriesOfManufacture'];

const WIDTHS: Readonly<Record<string, number>> = {
  position: 64,
  material: 150,
  catalogNumber: 118,
  quantity: 84,
  sizePerItem: 62,
  valuePerItem: 118,
  hsCode: 110,
  countriesOfManufacture: 130,
  notes: 220,
  dgClass: 200,
  subsidiaryHazards: 200,
  dgDescription: 200,
};
const WIDTH = 132;

/** The fields that hold codes. */
const CODES = new Set([
  ...['catalogNumber', 'hsCode', 'eccnDetails', 'unNumber', 'lotNumber', 'invoiceNumber', 'wcmInvoiceNumber'],
]);

/** The codes that spreadsheets damage, by form. */
const CODE_FORMS: Readonly<Record<string, GridColumn['codeForm']>> = {
  catalogNumber: 'plain',
  hsCode: 'tariff',
  eccnDetails: 'plain',
  lotNumber: 'plain',
  invoiceNumber: 'plain',
  wcmInvoiceNumber: 'plain',
  wbgMatDoc: 'plain',
};

/** Returns the definition of a grid of items. */
export function itemSpec(options: ItemOptions, { off, maySplit }: ItemColumnRights): GridSpec {
  const { paths } = newRows;
  const columns = paths
    .filter((path) => !off.includes(path))
    .map((id): GridColumn => {
      const look = newRows.look(id);
      return {
        id,
        look,
        width: WIDTHS[id] ?? WIDTH,
        options: options[id],
        headings: HEADINGS[id] ?? [],
        code: CODES.has(id),
        doubtfulHeadings: DOUBTFUL_HEADINGS[id] ?? [],
        ...(CODE_FORMS[id] && { codeForm: CODE_FORMS[id] }),
        ...(id === 'position' && { head: gridTexts.line, counts: true }),
        ...(id === 'catalogNumber' && { head: gridTexts.catalogNumber }),
        ...(id === 'material' && { grows: true }),
        ...(id === 'sizePerItem' && { byId: true, others: UNIT_SYNONYMS, doubtfulNames: DOUBTFUL_UNITS }),
        ...(id === 'countriesOfManufacture' && { others: COUNTRY_SYNONYMS, doubtfulNames: DOUBTFUL_COUNTRIES }),
        ...(id.startsWith('split') && { locked: maySplit ? null : itemMessages.splitNeeded }),
      };
    });
  columns.splice(columns.findIndex(({ id }) => id === 'valuePerItem') + 1, 0, totalColumn);
  return {
    columns: [...columns, stateColumn],
    paths,
    schema: ({ variant, base }) => formOf(variant).schema(base),
    start: (rows) => newRows.start(newItemValues(defaultsAfter(rows))),
    message: ({ field, message }) =>
      field === 'base' ? message : formMessages.errorLine(fieldTitle(field, newOrderItemForm), message),
    unique: { column: 'position', message: gridTexts.lineTaken },
  };
}

/** Converts an item to a row. */
export function itemRow(item: OrderItemRowFragment): StoredRow {
  return {
    id: item.id,
    version: item.lockVersion,
    values: plainRows.read(item),
    locked: reasonAgainst(item.abilities, 'UPDATE'),
    variant: item.shipmentId === null ? 'plain' : 'shipped',
  };
}

/** Returns the input that creates the item of a new row. */
export function createInput({ values }: GridRow) {
  return newRows.create(values);
}

/** Returns the input that updates the item of a row to these values. */
export function updateInput({ id, version, base, variant }: GridRow, values: GridRow['values']) {
  return { id: id ?? '', lockVersion: version, ...formOf(variant).edit(base ?? values, values) };
}

const worths = new WeakMap<GridRow, string | null>();

/** Returns the total value of a row; null while it is unknown. */
export function worthOf(row: GridRow): string | null {
  const known = worths.get(row);
  if (known !== undefined) return known;
  const worth = multiplyToCents(asText(cellOf(row, 'quantity')), asText(cellOf(row, 'valuePerItem')));
  worths.set(row, worth);
  return worth;
}

function formOf(variant: string) {
  return variant === 'shipped' ? shippedRows : variant === 'plain' ? plainRows : newRows;
}

const computedLook = (label: string, kind: FieldDescriptor['kind']): FieldDescriptor => ({
  kind,
  label,
  required: false,
});

const totalColumn: GridColumn = {
  id: TOTAL,
  look: computedLook(itemMessages.labels.totalValue, 'money'),
  width: 100,
  headings: TOTAL_HEADINGS,
  doubtfulHeadings: DOUBTFUL_TOTAL_HEADINGS,
  productOf: ['quantity', 'valuePerItem'],
  compute(row) {
    const worth = worthOf(row);
    return worth === null ? '' : groupDigits(worth, 2);
  },
};

const stateColumn: GridColumn = {
  id: STATE,
  look: computedLook(gridMessages.state, 'text'),
  width: 150,
  compute: () => '',
};

/** Returns the defaults of the next row: the next line number, and the shipment type and storage of the last row. */
function defaultsAfter(rows: readonly GridRow[]) {
  const last = rows.at(-1);
  return {
    __typename: 'OrderItemDefaults' as const,
    position: nextLine(rows.map((row) => asText(cellOf(row, 'position')))),
    quantity: '1',
    urgent: false,
    shipmentType: last ? asText(cellOf(last, 'shipmentType')) : '',
    storage: last ? asText(cellOf(last, 'storage')) : '',
  };
}
