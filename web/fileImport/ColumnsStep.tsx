import { Box, Button, Checkbox, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { PHONE, useMedia } from '../base/media.ts';
import { messages as words } from '../base/words.ts';
import { usePreviewFileImportMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useSavedText } from '../kit/form/useSavedText.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { ColumnLines } from './ColumnLines.tsx';
import { missingFields } from './columnNames.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { type FileImport, placeOf } from './importKinds.ts';
import { MappingPicker } from './MappingPicker.tsx';
import { importMessages as messages } from './messages.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import { StepFrame, stepAddress, WithAside } from './StepFrame.tsx';
import { type ImportUpdate, said, useImportUpdate } from './useImportUpdate.ts';
import { useAfter } from './useInOrder.ts';
import { useSavedChoice } from './useSavedChoice.ts';

/** The step that says what each column of the file becomes, and how the file is read. */
export function ColumnsStep({ of }: { of: FileImport }) {
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  const update = useImportUpdate(of);
  const [preview] = usePreviewFileImportMutation();
  const { lines, setLines, pending, save } = useDialogSave(
    async () => rejectionsOf((await preview({ variables: { id: of.id } })).data?.previewFileImport),
    () => void navigate(stepAddress(of, 'preview')),
  );
  const { isWaiting, goOn } = useAfter(update, save);
  const [wrongRow, setWrongRow] = useState<string | null>(null);
  const [wrongName, setWrongName] = useState<string | null>(null);
  // What is being saved may answer it; the server says if it does not.
  const notYet = wrongRow ?? wrongName ?? (update.isPending ? null : whyNot(of));
  const place = placeOf(of);
  const missing = missingFields(of).map(({ label }) => label);
  const taken = of.columns.filter(({ field }) => field !== null).length;
  const remembering = <Remembering of={of} save={update.save} onProblem={setWrongName} />;
  return (
    <StepFrame
      title={of.fileName}
      at="columns"
      of={of}
      foot={{
        note: !phone && messages.nothingYet,
        buttons: (
          <>
            {!phone && remembering}
            <DiscardButton of={of} />
            {place && (
              <Button variant="outline" onClick={() => void navigate(addresses.importInto(place.to))}>
                {messages.back}
              </Button>
            )}
            <ActionButton
              loading={pending || isWaiting}
              disabledReason={notYet}
              onClick={() => {
                setLines([]);
                void goOn();
              }}
            >
              {messages.preview(rowsToRead(of))}
            </ActionButton>
          </>
        ),
      }}
    >
      <Pending active={update.isPending || pending} />
      <AlertLines lines={[...new Set([...lines, ...update.lines])]} />
      <WithAside aside={<ReadingPanel of={of} update={update} onProblem={setWrongRow} />}>
        <QuestionPanel of={of} update={update} />
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="50px" py="2">
          <Flex align="baseline" columnGap="2.5" wrap="wrap">
            <Heading as="h2" textStyle="sm" fontWeight="semibold">
              {messages.columns}
            </Heading>
            <Text as="span" color="fg.muted" role="status">
              {messages.columnsTaken(taken, of.columns.length)}
            </Text>
            {missing.length > 0 && (
              <Text as="span" color="fg.error" fontWeight="medium" role="status">
                {messages.withoutColumn(words.listed(missing))}
              </Text>
            )}
          </Flex>
          <MappingPicker of={of} update={update} />
        </Flex>
        <ColumnLines of={of} update={update} />
        {phone && <Box pt="4">{remembering}</Box>}
      </WithAside>
    </StepFrame>
  );
}

/** Returns why there can be no preview yet; null if there can. */
function whyNot(of: FileImport): string | null {
  if (of.questions.length > 0) return messages.answerFirst;
  return reasonAgainst(of.abilities, 'UPDATE');
}

/** Returns how many rows of the file are of the table. */
function rowsToRead({ firstRow, lastRow, leftRows }: FileImport): number {
  if (firstRow === null || lastRow === null) return 0;
  const inside = leftRows.map(({ from, to }) => Math.max(0, Math.min(to, lastRow) - Math.max(from, firstRow) + 1));
  return Math.max(
    0,
    inside.reduce((rows, left) => rows - left, lastRow - firstRow + 1),
  );
}

interface RememberingProps {
  of: FileImport;
  save: ImportUpdate['save'];
  /** Called with why the typed name is not stored; null once it is. */
  onProblem: (problem: string | null) => void;
}

/** Whether the mapping is kept for the next file with these headings, and under which name. */
function Remembering({ of, save, onProblem }: RememberingProps) {
  const [remembers, choose] = useSavedChoice(of.remembers, (wanted) => save({ remembers: wanted }));
  return (
    <Flex gap="2.5" align="center" wrap="wrap">
      <Checkbox.Root size="sm" checked={remembers} onCheckedChange={({ checked }) => choose(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal">{messages.remember}</Checkbox.Label>
      </Checkbox.Root>
      {remembers && <MappingName of={of} save={save} onProblem={onProblem} />}
    </Flex>
  );
}

function MappingName({ of, save, onProblem }: RememberingProps) {
  const problemId = useId();
  const stored = of.mappingName ?? '';
  const { problem, input } = useSavedText({
    stored,
    save(typed) {
      const name = typed.trim();
      return name === stored ? null : save({ mappingName: name === '' ? null : name }).then(said);
    },
    onProblem,
  });
  return (
    <Box w="176px">
      <Input
        aria-label={messages.mappingName}
        aria-describedby={problem === null ? undefined : problemId}
        placeholder={messages.mappingName}
        maxLength={100}
        {...input}
      />
      {problem !== null && (
        <Text id={problemId} role="alert" textStyle="xs" color="fg.error" mt="1">
          {problem}
        </Text>
      )}
    </Box>
  );
}
