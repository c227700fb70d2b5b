import { Box, chakra } from '@chakra-ui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import {
  columnName,
  columnsByField,
  type FileColumn,
  fieldName,
  type ImportField,
  lettersOf,
  missingFields,
} from './columnNames.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { SavedSelect } from './SavedSelect.tsx';
import type { ImportUpdate } from './useImportUpdate.ts';

interface ColumnLinesProps {
  of: FileImport;
  update: ImportUpdate;
}

/** A line for each column of the file: its heading, three of its values, and the field that it becomes. */
export function ColumnLines({ of, update }: ColumnLinesProps) {
  const missing = missingFields(of);
  return (
    <Box containerType="inline-size">
      <Table aria-label={messages.columns}>
        <colgroup>
          {WIDTHS.map(([part, width]) => (
            <col key={part} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {messages.inFile}
            </th>
            <th scope="col" colSpan={3} data-examples="">
              {messages.examples}
            </th>
            <th scope="col" colSpan={2}>
              {messages.field}
            </th>
            <th scope="col" data-from="">
              {messages.from}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.columns.map((column) => (
            <ColumnLine key={column.column} of={of} column={column} update={update} />
          ))}
          {missing.map((field) => (
            <MissingLine key={field.key} of={of} field={field} update={update} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function ColumnLine({ of, column, update }: ColumnLinesProps & { column: FileColumn }) {
  const { column: place, heading, examples, field, from } = column;
  return (
    <tr data-left={field === null || undefined}>
      <td data-letter="">{lettersOf(place)}</td>
      <th scope="row" data-tip-cut="" dir="auto">
        {heading || <span data-empty="">{messages.noHeading}</span>}
      </th>
      {[0, 1, 2].map((at) => (
        <td key={at} data-examples="" data-tip-cut="" dir="auto">
          {examples[at] ?? <span data-empty="">{messages.emptyCell}</span>}
        </td>
      ))}
      <td data-arrow="">
        <ArrowRight size={14} aria-hidden />
      </td>
      <td data-field="">
        <FieldSelect of={of} column={column} update={update} />
      </td>
      <td data-from="">{from && messages.sources[from]}</td>
    </tr>
  );
}

function FieldSelect({ of, column, update: { save } }: ColumnLinesProps & { column: FileColumn }) {
  const { column: place, field, others } = column;
  const taken = columnsByField(of);
  const option = (one: ImportField) => {
    const by = taken.get(one.key);
    const isTaken = by !== undefined && by.column !== place;
    return (
      <option key={one.key} value={one.key} disabled={isTaken}>
        {isTaken ? messages.takenBy(fieldName(one), lettersOf(by.column)) : fieldName(one)}
      </option>
    );
  };
  const likely = others.flatMap((key) => of.fields.find((one) => one.key === key) ?? []);
  const rest = of.fields.filter(({ key }) => !others.includes(key));
  return (
    <SavedSelect
      aria-label={messages.fieldOf(columnName(of, place))}
      borderStyle={field === null ? 'dashed' : undefined}
      color={field === null ? 'fg.muted' : undefined}
      fontWeight={field === null ? undefined : 'medium'}
      value={field ?? ''}
      onSave={(key) => save({ columns: [{ column: place, field: key || null }] })}
    >
      <option value="">{messages.notImported}</option>
      {likely.length > 0 ? (
        <>
          <optgroup label={messages.likely}>{likely.map(option)}</optgroup>
          <optgroup label={messages.allFields}>{rest.map(option)}</optgroup>
        </>
      ) : (
        of.fields.map(option)
      )}
    </SavedSelect>
  );
}

/** A field that new records need and no column becomes, with the columns that are free. */
function MissingLine({ of, field, update: { save } }: ColumnLinesProps & { field: ImportField }) {
  const free = of.columns.filter((column) => column.field === null);
  return (
    <tr data-missing="">
      <td data-letter="" />
      <td colSpan={4} data-choose="">
        <SavedSelect
          aria-label={messages.columnFor(field.label)}
          borderColor="border.error"
          value=""
          onSave={(place) => (place === '' ? null : save({ columns: [{ column: Number(place), field: field.key }] }))}
        >
          <option value="">{messages.chooseColumn}</option>
          {free.map(({ column }) => (
            <option key={column} value={column}>
              {columnName(of, column)}
            </option>
          ))}
        </SavedSelect>
      </td>
      <td data-arrow="">
        <ArrowRight size={14} aria-hidden />
      </td>
      <th scope="row" data-field="">
        {field.label}
      </th>
      <td data-from="">{messages.needed[of.kind]}</td>
    </tr>
  );
}

/** The widths of the parts of a line; the others share what is left. */
const WIDTHS = [
  ['letter', '36px'],
  ['heading', undefined],
  ['first', undefined],
  ['second', undefined],
  ['third', undefined],
  ['arrow', '36px'],
  ['field', '232px'],
  ['from', '104px'],
] as const;

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' } as const;
/** Where a phone shows a column as a card. */
const NARROW = '@container (max-width: 640px)';

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { textAlign: 'start', h: '41px', px: '1.5', borderBottomWidth: '1px', borderColor: 'border' },
    '& thead th': { h: '34px', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', borderTopWidth: '1px' },
    '& tbody th': { ...CUT, fontWeight: 'semibold' },
    '& [data-letter]': { color: 'fg.muted', textStyle: 'xs' },
    '& td[data-examples]': { ...CUT, color: 'fg.muted' },
    '& [data-empty]': { color: 'fg.subtle', fontWeight: 'normal' },
    '& [data-arrow]': { color: 'fg.muted' },
    '& [data-from]': { textStyle: 'xs', color: 'fg.muted' },
    '& [data-left] :is(th, [data-arrow])': { color: 'fg.muted' },
    '& [data-missing] :is([data-field], [data-from])': { color: 'fg.error' },
    '& [data-missing] [data-from]': { whiteSpace: 'normal' },
    [NARROW]: {
      display: 'block',
      '& :is(thead, colgroup)': { display: 'none' },
      '& tbody': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '28px repeat(3, minmax(0, 1fr))',
        py: '2.5',
        borderBottomWidth: '1px',
        borderColor: 'border',
      },
      '& :is(th, td)': { h: 'auto', borderBottomWidth: '0', px: '1', py: '0.5' },
      '& tbody th': { gridColumn: '2 / -1' },
      '& td[data-examples]:nth-of-type(2)': { gridColumnStart: '2' },
      '& [data-arrow]': { display: 'none' },
      '& :is([data-field], [data-choose])': { gridColumn: '2 / -1' },
      '& [data-from]': { gridColumn: '2 / -1' },
    },
  },
});
