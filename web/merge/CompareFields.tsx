import { Box, chakra, RadioGroup, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '../base/format.ts';
import type { MergePreviewFieldsFragment } from '../generated/operations.ts';
import { HistoryValue } from '../kit/record/HistoryValue.tsx';
import { type HistoryWords, labelOf, linesOf } from '../kit/record/historyWords.ts';
import { mergeMessages as messages } from './messages.ts';
import { countsOf } from './useMerge.ts';

type Field = MergePreviewFieldsFragment['fields'][number];

interface CompareFieldsProps {
  preview: MergePreviewFieldsFragment;
  words: HistoryWords;
  onInto: (id: string) => void;
  onChoose: (field: string, id: string) => void;
}

/** The records in columns, each with what names it; below, the fields that differ, with the value of each record. */
export function CompareFields({ preview, words, onInto, onChoose }: CompareFieldsProps) {
  const { records, fields, intoId } = preview;
  const differing = fields.filter(({ differs }) => differs);
  const same = fields.length - differing.length;
  return (
    <Box overflowX="auto">
      <Stack gap="0" minW={{ md: `${160 + records.length * 170}px` }}>
        <Question label={messages.whichStays} strong value={intoId} onChange={onInto}>
          {records.map((record) => (
            <Choice key={record.id} id={record.id}>
              <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere" unicodeBidi="plaintext">
                {record.label}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {record.programName && `${record.programName} · `}
                {messages.created(formatDate(record.createdAt))}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {record.namedBy.length > 0 ? countsOf(record.namedBy) : messages.namedByNone}
              </chakra.span>
            </Choice>
          ))}
        </Question>
        {differing.map((field) => (
          <Question
            key={field.field}
            label={titleOf(words, field)}
            value={field.fromId}
            onChange={(id) => onChoose(field.field, id)}
          >
            {records.map(({ id }, at) => (
              <Choice key={id} id={id}>
                <Value words={words} field={field} at={at} />
              </Choice>
            ))}
          </Question>
        ))}
        {same > 0 && (
          <Text color="fg.muted" textStyle="xs" pt="2">
            {differing.length > 0 ? messages.sameFields(same) : messages.allSame}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

function titleOf(words: HistoryWords, { parts }: Field): string {
  const names = parts.map(({ name }) => (name === 'address' ? messages.address : labelOf(words, name)));
  return names.join(' · ');
}

interface QuestionProps {
  label: string;
  strong?: boolean;
  /** The id of the record that is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** The choices. */
  children: ReactNode;
}

/** A choice among the records: one row of columns, one below the other on a phone. */
function Question({ label, strong = false, value, onChange, children }: QuestionProps) {
  return (
    <RadioGroup.Root
      size="sm"
      value={value}
      onValueChange={({ value: id }) => id && onChange(id)}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '160px' }}
      gridAutoColumns="minmax(0, 1fr)"
      gridAutoFlow={{ base: 'row', md: 'column' }}
      columnGap="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <RadioGroup.Label
        color={strong ? 'fg' : 'fg.muted'}
        fontWeight={strong ? 'medium' : 'normal'}
        py="1"
        overflowWrap="anywhere"
      >
        {label}
      </RadioGroup.Label>
      {children}
    </RadioGroup.Root>
  );
}

interface ChoiceProps {
  id: string;
  children: ReactNode;
}

/** What a record says. */
function Choice({ id, children }: ChoiceProps) {
  return (
    <RadioGroup.Item
      value={id}
      alignItems="flex-start"
      minW="0"
      px="2"
      py="1"
      borderRadius="l2"
      cursor="pointer"
      _checked={{ bg: 'bg.muted' }}
      _hover={{ bg: 'bg.muted' }}
    >
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator mt="0.5" />
      <RadioGroup.ItemText minW="0" flex="1" fontWeight="normal" overflowWrap="anywhere">
        {children}
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

/** The value that a record has in a field, worded as its page words it. */
function Value({ words, field, at }: { words: HistoryWords; field: Field; at: number }) {
  const lines = field.parts.flatMap(({ name, values }) => {
    const value = values[at] ?? null;
    const told = linesOf(words, {
      ...ENTRY,
      changes: [{ __typename: 'HistoryChange', field: name, from: null, to: value, names: [] }],
    });
    return told.filter(({ to }) => to !== null && to !== undefined);
  });
  if (lines.length === 0) return <HistoryValue look={PLAIN} value={null} names={[]} />;
  return lines.map(({ id, look, to, names }) => (
    <chakra.span key={id} display="block" whiteSpace="pre-wrap">
      <HistoryValue look={look} value={to ?? null} names={names} />
    </chakra.span>
  ));
}

const PLAIN = { kind: 'text', label: '' } as const;

/** An entry of a history that tells what a new record has, as far as its words need it. */
const ENTRY = {
  __typename: 'HistoryEntry',
  id: '',
  at: '',
  source: 'SYSTEM',
  user: null,
  apiKey: null,
  fileImport: null,
  action: 'create',
} as const;
