import { Box, Heading, HStack, RadioGroup, Stack } from '@chakra-ui/react';
import CircleHelp from 'lucide-react/icons/circle-help';
import type { FileQuestion } from '../generated/operations.ts';
import { columnName, columnsByField } from './columnNames.ts';
import { DATE_WAYS, meaningOf, NUMBER_WAYS } from './conventions.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import type { ImportUpdate } from './useImportUpdate.ts';

interface QuestionPanelProps {
  of: FileImport;
  update: ImportUpdate;
}

/** What must be answered before the preview, each answer with what it makes of values of the file. */
export function QuestionPanel({ of, update }: QuestionPanelProps) {
  if (of.questions.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label={messages.asked}
      mt="4"
      px="4"
      py="3"
      bg="bg.warning"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="fg.warning"
    >
      <HStack gap="2" color="fg.warning">
        <CircleHelp size={16} aria-hidden />
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {messages.asked}
        </Heading>
      </HStack>
      <Stack gap="4" mt="2">
        {of.questions.map((question) =>
          question === 'COLUMNS' ? (
            <ColumnQuestions key={question} of={of} update={update} />
          ) : (
            <Question key={question} question={question} of={of} update={update} />
          ),
        )}
      </Stack>
    </Box>
  );
}

/** How many values of a column are shown. */
const EXAMPLES = 3;
const NONE = '';

/** Which of several columns becomes a field: one question for each field that any of them may be. */
function ColumnQuestions({ of, update: { save, turn } }: QuestionPanelProps) {
  const asking = of.columns.filter(({ asks }) => asks);
  const taken = columnsByField(of);
  const fields = of.fields.filter(({ key }) => !taken.has(key) && asking.some(({ others }) => others.includes(key)));
  return fields.map(({ key, label }) => (
    <RadioGroup.Root
      key={`${key} ${turn}`}
      size="sm"
      onValueChange={({ value }) => {
        if (value === null) return;
        const none = asking.map(({ column }) => ({ column, field: null }));
        save({ columns: value === NONE ? none : [{ column: Number(value), field: key }] });
      }}
    >
      <RadioGroup.Label>{messages.askColumn(label)}</RadioGroup.Label>
      <Stack gap="2" mt="2">
        {asking
          .filter(({ others }) => others.includes(key))
          .map(({ column, examples }) => (
            <Way key={column} value={String(column)} meaning={examples.slice(0, EXAMPLES).join(' · ')}>
              {columnName(of, column)}
            </Way>
          ))}
        <Way value={NONE}>{messages.noneOfThem}</Way>
      </Stack>
    </RadioGroup.Root>
  ));
}

interface WayProps {
  value: string;
  /** What it makes of values of the file. */
  meaning?: string;
  children: string;
}

function Way({ value, meaning, children }: WayProps) {
  return (
    <RadioGroup.Item value={value} alignItems="flex-start">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator mt="0.5" />
      <RadioGroup.ItemText>
        {children}
        {meaning && (
          <Box as="span" display="block" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {meaning}
          </Box>
        )}
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

type Convention = Exclude<FileQuestion, 'COLUMNS'>;

function Question({ question, of, update: { save, turn } }: QuestionPanelProps & { question: Convention }) {
  const isNumbers = question === 'NUMBERS';
  const texts = (isNumbers ? of.numbers : of.dates).examples.map(({ text }) => text);
  return (
    <RadioGroup.Root
      key={turn}
      size="sm"
      onValueChange={({ value }) => {
        if (value) save(isNumbers ? { decimalSign: value } : { dateOrder: value });
      }}
    >
      <RadioGroup.Label>{isNumbers ? messages.askNumbers : messages.askDates}</RadioGroup.Label>
      <Stack gap="2" mt="2">
        {(isNumbers ? NUMBER_WAYS : DATE_WAYS).map((way) => {
          const meaning = meaningOf(texts, way);
          // An order by which no date of the file is one is no answer.
          if (meaning === null) return null;
          return (
            <Way key={way.value} value={way.value} meaning={meaning}>
              {way.name}
            </Way>
          );
        })}
      </Stack>
    </RadioGroup.Root>
  );
}
