import { Box, Heading, Input, Text } from '@chakra-ui/react';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type { LeftRowKind } from '../generated/operations.ts';
import { useSavedText } from '../kit/form/useSavedText.ts';
import { columnName, lettersOf } from './columnNames.ts';
import { DATE_WAYS, meaningOf, NUMBER_WAYS, readRow } from './conventions.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { SavedSelect } from './SavedSelect.tsx';
import { type ImportUpdate, said } from './useImportUpdate.ts';

interface ReadingPanelProps {
  of: FileImport;
  update: ImportUpdate;
  /** Called with what is wrong with a typed text; null once nothing is. */
  onProblem: (problem: string | null) => void;
}

type PointOf = Pick<ReadingPanelProps, 'of' | 'update'>;

/** How the file is read: each point with the cell that decided it. Each can be changed. */
export function ReadingPanel({ of, update, onProblem }: ReadingPanelProps) {
  return (
    <Box as="section" aria-label={messages.howRead}>
      <Heading as="h2" textStyle="sm" fontWeight="semibold" display="flex" alignItems="center" minH="50px">
        {messages.howRead}
      </Heading>
      <SheetPoint of={of} update={update} />
      <HeadingsPoint of={of} update={update} />
      <LastRowPoint of={of} update={update} onProblem={onProblem} />
      <ConventionPoint of={of} update={update} about="dates" />
      <ConventionPoint of={of} update={update} about="numbers" />
      <Unmapped of={of} />
    </Box>
  );
}

interface PointProps {
  label: string;
  notes: readonly (string | null)[];
  /** What is wrong with what was typed; null if nothing is. */
  problem?: string | null;
  /** The control, by the id of its label and that of what is wrong. */
  children: (labelId: string, problemId: string) => ReactNode;
}

function Point({ label, notes, problem = null, children }: PointProps) {
  const id = useId();
  const problemId = useId();
  return (
    <Box py="2.5" borderTopWidth="1px" borderColor="border">
      <Text as="span" id={id} display="block" textStyle="xs" color="fg.muted" mb="1">
        {label}
      </Text>
      {children(id, problemId)}
      {problem !== null && (
        <Text id={problemId} role="alert" textStyle="xs" color="fg.error" mt="1">
          {problem}
        </Text>
      )}
      {notes.flatMap((note) =>
        note === null ? (
          []
        ) : (
          <Text key={note} textStyle="xs" color="fg.muted" mt="1" overflowWrap="anywhere">
            {note}
          </Text>
        ),
      )}
    </Box>
  );
}

interface SelectProps {
  labelId: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onSave: (value: string) => Promise<unknown> | null;
}

function Select({ labelId, value, options, onSave }: SelectProps) {
  return (
    <SavedSelect aria-labelledby={labelId} fontWeight="medium" value={value} onSave={onSave}>
      {options.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SavedSelect>
  );
}

function SheetPoint({ of, update: { save } }: PointOf) {
  const { sheets, sheet } = of;
  const note = messages.sheetOf(sheet + 1, sheets.length, sheets[sheet]?.rows ?? 0);
  const nameOf = ({ name, hidden }: FileImport['sheets'][number]) => (hidden ? messages.hiddenSheet(name) : name);
  return (
    <Point label={messages.sheet} notes={[note]}>
      {(labelId) =>
        sheets.length > 1 ? (
          <Select
            labelId={labelId}
            value={String(sheet)}
            options={sheets.map((one, place) => [String(place), nameOf(one)])}
            onSave={(value) => save({ sheet: Number(value) })}
          />
        ) : (
          <Text fontWeight="medium" overflowWrap="anywhere">
            {sheets[0]?.name}
          </Text>
        )
      }
    </Point>
  );
}

/** Up to which row headings can be chosen. */
const MOST_HEADING = 30;

function HeadingsPoint({ of, update: { save } }: PointOf) {
  const { headingsRow, sheets, sheet } = of;
  const last = Math.max(headingsRow ?? 0, Math.min(MOST_HEADING, (sheets[sheet]?.rows ?? 1) + 5));
  const rows = Array.from({ length: last }, (_, at) => String(at + 1));
  return (
    <Point label={messages.headingsRow} notes={[leftNote(of, 'TITLE')]}>
      {(labelId) => (
        <Select
          labelId={labelId}
          value={headingsRow === null ? '' : String(headingsRow)}
          options={[['', messages.noHeadings], ...rows.map((row) => [row, row] as const)]}
          onSave={(value) => save({ headingsRow: value === '' ? null : Number(value) })}
        />
      )}
    </Point>
  );
}

function LastRowPoint({ of, update: { save }, onProblem }: ReadingPanelProps) {
  const { firstRow, lastRow, totalRow } = of;
  const { problem, input } = useSavedText({
    stored: lastRow === null ? '' : String(lastRow),
    save(typed) {
      const row = readRow(typed);
      if (row === null || row < (firstRow ?? 1)) return messages.lastRowRange(firstRow ?? 1);
      return row === lastRow ? null : save({ lastRow: row }).then(said);
    },
    onProblem,
  });
  const notes = [
    totalRow === null ? null : messages.totalRow(totalRow),
    ...(['HEADING', 'TOTAL', 'NOTE', 'BLANK'] as const).map((kind) => leftNote(of, kind)),
  ];
  return (
    <Point label={messages.lastRow} notes={notes} problem={problem}>
      {(labelId, problemId) => (
        <Input
          aria-labelledby={labelId}
          aria-describedby={problem === null ? undefined : problemId}
          inputMode="numeric"
          w="112px"
          fontWeight="medium"
          {...input}
        />
      )}
    </Point>
  );
}

/** How many stretches of rows are named. */
const NAMED = 6;

/** Returns which rows are left out as of one kind; null if none are, or only the one that is told by itself. */
function leftNote({ leftRows, headingsRow, totalRow }: FileImport, kind: LeftRowKind): string | null {
  const others = leftRows.filter(
    (one) => one.kind === kind && !(one.from === one.to && (one.from === headingsRow || one.from === totalRow)),
  );
  if (others.length === 0) return null;
  const named = others.slice(0, NAMED).map(({ from, to }) => (from === to ? formatCount(from) : stretch(from, to)));
  const note = messages.leftRows(kind, words.listed(named));
  return others.length > NAMED ? `${note} ${messages.moreRows(others.length - NAMED)}` : note;
}

const stretch = (from: number, to: number) => words.list.fromTo(formatCount(from), formatCount(to));

function ConventionPoint({ of, update: { save }, about }: PointOf & { about: 'numbers' | 'dates' }) {
  const { value, decidedBy, chosen, remembered, examples } = of[about];
  const isNumbers = about === 'numbers';
  const ways = isNumbers ? NUMBER_WAYS : DATE_WAYS;
  const taken = ways.find((way) => way.value === value);
  const isAsked = of.questions.includes(isNumbers ? 'NUMBERS' : 'DATES');
  const texts = examples.map(({ text }) => text);
  const meaning = taken ? meaningOf(texts, taken) : null;
  const why = decidedBy
    ? messages.decidedBy(decidedBy.text, columnName(of, decidedBy.column), decidedBy.row)
    : chosen
      ? messages.decidedByPerson
      : remembered
        ? messages.asLastTime
        : value === null && !isAsked
          ? messages.notNeeded
          : null;
  return (
    <Point label={isNumbers ? messages.numbers : messages.dates} notes={[meaning, why]}>
      {(labelId) =>
        value === null && !isAsked ? (
          <Text fontWeight="medium">–</Text>
        ) : (
          <Select
            labelId={labelId}
            value={value ?? ''}
            options={[
              ...(value === null ? [['', messages.undecided] as const] : []),
              ...ways.map((way) => [way.value, way.name] as const),
            ]}
            onSave={(way) => (way === '' ? null : save(isNumbers ? { decimalSign: way } : { dateOrder: way }))}
          />
        )
      }
    </Point>
  );
}

/** What no field takes, so that nothing is dropped silently. */
function Unmapped({ of }: { of: FileImport }) {
  const left = of.columns.filter(({ field, filled }) => field === null && filled > 0);
  if (left.length === 0) return null;
  return (
    <Box
      mt="3"
      px="3"
      py="2.5"
      bg="bg.muted"
      borderRadius="l2"
      display="flex"
      gap="2.5"
      color="fg.muted"
      textStyle="xs"
    >
      <Info size={14} aria-hidden style={{ flexShrink: 0, marginTop: '2px' }} />
      <Box minW="0" overflowWrap="anywhere">
        {messages.unmapped(left.map(({ column, heading, filled }) => [heading || lettersOf(column), filled]))}
      </Box>
    </Box>
  );
}
