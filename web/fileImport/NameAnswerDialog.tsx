import { Box, Button, Flex, Popover, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { messages as words } from '../base/words.ts';
import type { FileImportNameFieldsFragment, NameAnswerInput } from '../generated/operations.ts';
import { OptionsEditor } from '../kit/list/OptionsEditor.tsx';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { Layer } from '../kit/ui/Layer.tsx';
import { isName, namesSource } from './nameChoices.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import type { PreviewWrites } from './usePreviewWrites.ts';

interface NameAnswerDialogProps {
  name: FileImportNameFieldsFragment;
  /** The program whose records may be meant; null for vendors of the whole organization. */
  programId: string | null;
  remembers: boolean;
  /** What it is about: the cell, or the button of the name. */
  anchor: HTMLElement;
  writes: PreviewWrites;
  onClose: () => void;
}

/** The question which record a name means that was not found, answered once for all rows that say it. */
export function NameAnswerDialog(props: NameAnswerDialogProps) {
  const { name, programId, remembers, anchor, writes, onClose } = props;
  const title = useId();
  const content = useRef<HTMLDivElement>(null);
  // Opens only after it has mounted: the focus moves inside on the transition from closed to open.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const [picked, setPicked] = useState(() => firstAnswer(name));
  const [other, setOther] = useState<string | null>(null);
  const answer = answerOf(name, picked, other);
  const { lines, pending, save } = useDialogSave(
    (context) => writes.answerName({ field: name.field, text: name.text, ...answer }, context),
    onClose,
    answer,
  );
  const back = useDialogSave(
    (context) => writes.answerName({ field: name.field, text: name.text, choice: null }, context),
    onClose,
  );
  const source = useMemo(() => namesSource(name.field, programId), [name.field, programId]);
  return (
    <Popover.Root
      open={isShown}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('input:checked, input') ?? content.current}
      finalFocusEl={() => anchor.closest<HTMLElement>('[role=grid]') ?? anchor}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Layer>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            w="456px"
            maxW="calc(100vw - 16px)"
            maxH="var(--available-height)"
            overflowY="auto"
            aria-labelledby={title}
            borderWidth="1px"
            borderColor="border.error"
            boxShadow="lg"
          >
            <Popover.Body
              as="form"
              p="4"
              onSubmit={(event) => {
                event.preventDefault();
                if (answer) void save();
              }}
            >
              <Popover.Title id={title} fontWeight="semibold" overflowWrap="anywhere">
                {(isName(name) ? messages.notCalled : messages.notRead)(name.label, name.text)}
              </Popover.Title>
              <Text color="fg.muted" mt="1" mb="3">
                {messages.sayers(name.rows, name.orders)}
              </Text>
              <RadioGroup.Root
                size="sm"
                value={picked}
                aria-labelledby={title}
                onValueChange={({ value }) => setPicked(value ?? '')}
              >
                <Stack gap="0.5">
                  {name.nearest.map(({ id, name: nearest, orders }) => (
                    <Answer key={id} value={id} note={orders > 0 ? messages.orderCount(orders) : null}>
                      {nearest}
                    </Answer>
                  ))}
                  {source && <Answer value={OTHER}>{messages.another}</Answer>}
                  {source && picked === OTHER && (
                    <Box ps="7" py="1" css={SHORT_LIST}>
                      <OptionsEditor
                        label={name.label}
                        value={other === null ? [] : [other]}
                        onChange={([id]) => setOther(id ?? null)}
                        onClose={onClose}
                        source={source}
                        multiple={false}
                      />
                    </Box>
                  )}
                  {name.canCreate && <Answer value={CREATE}>{messages.create(name.text)}</Answer>}
                  {name.canBeEmpty && <Answer value={EMPTY}>{messages.countsAsEmpty}</Answer>}
                  <Answer value={LEAVE_OUT}>{messages.leaveOut(name.rows)}</Answer>
                </Stack>
              </RadioGroup.Root>
              {name.whyNotCreate && (
                <Text color="fg.muted" textStyle="xs" mt="2">
                  {name.whyNotCreate}
                </Text>
              )}
              {[...lines, ...back.lines].length > 0 && (
                <Text role="alert" color="fg.error" mt="2">
                  {[...lines, ...back.lines].join(' ')}
                </Text>
              )}
              <Flex mt="3" gap="2.5" align="center" justify="flex-end" wrap="wrap">
                <Text textStyle="xs" color="fg.muted" me="auto">
                  {remembers && messages.remembered}
                </Text>
                {name.choice !== null && (
                  <Button variant="ghost" loading={back.pending} onClick={() => void back.save()}>
                    {messages.takeBack}
                  </Button>
                )}
                <Button variant="outline" onClick={onClose}>
                  {words.cancel}
                </Button>
                <ActionButton
                  loading={pending}
                  type="submit"
                  disabledReason={answer === null ? messages.chooseRecord : null}
                >
                  {picked === LEAVE_OUT ? messages.leaveOut(name.rows) : messages.takeFor(name.rows)}
                </ActionButton>
              </Flex>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Layer>
    </Popover.Root>
  );
}

/** The buttons below the records stay in view. */
const SHORT_LIST = { '& [role=group]': { maxH: '176px' } };

/** The answers that are no record. */
const OTHER = 'other';
const CREATE = 'create';
const EMPTY = 'empty';
const LEAVE_OUT = 'leaveOut';

/** Returns the answer that is chosen at first: the one that was given, else the nearest record. */
function firstAnswer({ choice, record, nearest, canCreate, canBeEmpty }: FileImportNameFieldsFragment): string {
  if (choice === 'CREATE' && canCreate) return CREATE;
  if (choice === 'LEAVE_OUT') return LEAVE_OUT;
  if (choice === 'EMPTY') return EMPTY;
  const meant = nearest.find(({ id }) => id === record?.id) ?? nearest[0];
  return meant?.id ?? (canBeEmpty ? EMPTY : canCreate ? CREATE : OTHER);
}

type Answered = Pick<NameAnswerInput, 'choice' | 'recordId'>;

/** Returns the answer to send; null while the other record is not chosen. */
function answerOf(name: FileImportNameFieldsFragment, picked: string, other: string | null): Answered | null {
  if (picked === CREATE) return { choice: 'CREATE' };
  if (picked === EMPTY) return { choice: 'EMPTY' };
  if (picked === LEAVE_OUT) return { choice: 'LEAVE_OUT' };
  const recordId = picked === OTHER ? other : name.nearest.find(({ id }) => id === picked)?.id;
  return recordId ? { choice: 'USE', recordId } : null;
}

interface AnswerProps {
  value: string;
  note?: string | null;
  children: string;
}

function Answer({ value, note, children }: AnswerProps) {
  return (
    <RadioGroup.Item value={value} px="2" py="1.5" borderRadius="l1" _checked={{ bg: 'bg.muted' }}>
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText flex="1" minW="0" overflowWrap="anywhere" unicodeBidi="plaintext">
        {children}
      </RadioGroup.ItemText>
      {note && (
        <Text as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
          {note}
        </Text>
      )}
    </RadioGroup.Item>
  );
}
