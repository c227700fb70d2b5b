import { Box, Heading, HStack, RadioGroup, Stack } from '@chakra-ui/react';
import CircleHelp from 'lucide-react/icons/circle-help';
import type { FileQuestion } from '../generated/operations.ts';
import { columnName, columnsByField } from './columnNames.ts';
import { DATE_WAYS, meaningOf, NUMBER_WAYS } from './conventions.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import type { ImportUpdate } from './useImportUpdate.ts';
import { useSavedChoice } from './useSavedChoice.ts';

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
function ColumnQuestions({ of, update }: QuestionPanelProps) {
  const taken = columnsByField(of);
  const fields = of.fields.filter(
    ({ key }) => !taken.has(key) && asking(of).some(({ others }) => others.includes(key)),
  );
  return fields.map(({ key, label }) => <ColumnQuestion key={key} of={of} update={update} field={key} label={label} />);
}

/** The columns that may become a field that they do not become by themselves. */
const asking = ({ columns }: QuestionPanelProps['of']) => columns.filter(({ asks }) => asks);

interface ColumnQuestionProps extends QuestionPanelProps {
  field: string;
  label: string;
}

function ColumnQuestion({ of, update: { save }, field, label }: ColumnQuestionProps) {
  const asked = asking(of);
  const [answer, choose] = useSavedChoice<string | null>(null, (value) => {
    if (value === null) return null;
    const none = asked.map(({ column }) => ({ column, field: null }));
    return save({ columns: value === NONE ? none : [{ column: Number(value), field }] });
  });
  return (
    <RadioGroup.Root size="sm" value={answer} onValueChange={({ value }) => choose(value)}>
      <RadioGroup.Label>{messages.askColumn(label)}</RadioGroup.Label>
      <Stack gap="2" mt="2">
        {asked
          .filter(({ others }) => others.includes(field))
          .map(({ column, examples }) => (
            <Way key={column} value={String(column)} meaning={examples.slice(0, EXAMPLES).join(' · ')}>
              {columnName(of, column)}
            </Way>
          ))}
        <Way value={NONE}>{messages.noneOfThem}</Way>
      </Stack>
    </RadioGroup.Root>
  );
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

function Question({ question, of, update: { save } }: QuestionPanelProps & { question: Convention }) {
  const isNumbers = question === 'NUMBERS';
  const texts = (isNumbers ? of.numbers : of.dates).examples.map(({ text }) => text);
  const [answer, choose] = useSavedChoice<string | null>(null, (value) =>
    value === null ? null : save(isNumbers ? { decimalSign: value } : { dateOrder: value }),
  );
  return (
    <RadioGroup.Root size="sm" value={answer} onValueChange={({ value }) => choose(value)}>
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
