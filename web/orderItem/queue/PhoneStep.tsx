import { Box, Dialog, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { type RefObject, startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SHORT, STICKS } from '../../base/media.ts';
import { useAfterPaint } from '../../base/useAfterPaint.ts';
import { messages as kitMessages } from '../../base/words.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { ChoiceName } from '../../kit/form/ChoiceName.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { ModalLayer } from '../../kit/ui/ModalLayer.tsx';
import { storageChoices } from '../../lookup/lookupChoices.ts';
import { UndoButton } from './CompletedItems.tsx';
import { ItemQuantity } from './ItemQuantity.tsx';
import { lineOf } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import { type OpenStepProps, useOpenStep } from './useOpenStep.ts';

/** Touch targets need 44 px, and phones zoom into inputs with text smaller than 16 px. */
const fingers = {
  '& :is(input, select)': { fontSize: 'md', height: '44px' },
  '& button:not([data-help])': { minHeight: '44px' },
  // The calendar button is inside its input.
  '& input ~ button': { minHeight: '36px', minWidth: '36px' },
};

/** What handles the keys of the dialog: the open item. */
type Keys = ReturnType<typeof useOpenStep>['keys'];

/**
 * One item at a time, full screen on a phone: the buttons that continue are within reach of the thumb. The dialog stays from item
 * to item, and which item is next is painted before its form is rendered: a cheap phone takes most of a second for that.
 */
export function PhoneStep({ step, work: own }: Omit<OpenStepProps, 'row'>) {
  const work = useAhead(own);
  const { current, sending, done, total } = work;
  const keys = useRef<Keys>(null);
  // The form of the next item comes once the list has followed: until then, nothing can be done with it.
  const rows = own.current ? [...sending, own.current] : sending;
  if (rows.length === 0) return null;
  return (
    <Dialog.Root
      open={current !== null}
      onOpenChange={(change) => !change.open && work.open(null)}
      onFocusOutside={(event) => event.preventDefault()}
      size="full"
      motionPreset="none"
      // Whoever goes back to the list while an item is saved leaves its form, which a refused save needs.
      lazyMount={false}
      unmountOnExit={false}
    >
      <ModalLayer
        backdrop={false}
        borderRadius="0"
        display="flex"
        flexDirection="column"
        minH="100dvh"
        css={fingers}
        onKeyDownCapture={(event) => keys.current?.onKeyDownCapture(event)}
        onKeyDown={(event) => keys.current?.onKeyDown(event)}
      >
        <Flex align="center" gap="2" px="2" h="48px" flexShrink={0}>
          <IconButton variant="ghost" minW="44px" aria-label={messages.backToList} onClick={() => work.open(null)}>
            <ArrowLeft />
          </IconButton>
          <Dialog.Title textStyle="sm" fontWeight="semibold">
            {step.messages.listTitle}
          </Dialog.Title>
        </Flex>
        <Box h="3px" bg="bg.emphasized" flexShrink={0} aria-hidden>
          <Box h="full" bg="program.fg" style={{ width: `${(100 * done.length) / Math.max(total, 1)}%` }} />
        </Box>
        {current && <PhoneName key={current.id} item={current} work={work} />}
        {rows.map((row) => (
          <LaterForm key={row.id} row={row} step={step} work={work} keys={keys} />
        ))}
      </ModalLayer>
    </Dialog.Root>
  );
}

/**
 * Goes on to the next item here at once, and only then in the list behind, whose rows take longer to render than the dialog: the
 * work as it is here until the list has followed.
 */
function useAhead(work: OpenStepProps['work']): OpenStepProps['work'] {
  const [ahead, setAhead] = useState<{ sent: StepItemFragment; next: StepItemFragment } | null>(null);
  if (ahead && ahead.sent.id !== work.current?.id) setAhead(null);
  const isDone = work.done.some(({ row }) => row.id === ahead?.sent.id);
  return {
    ...work,
    ...(ahead && { current: ahead.next, hasLeft: false, position: work.position + (isDone ? 0 : 1) }),
    send(row) {
      const next = work.nextAfter(row);
      if (next && row.id === work.current?.id) setAhead({ sent: row, next });
      startTransition(() => work.send(row));
    },
    bringBack(id) {
      const isBack = work.bringBack(id);
      if (isBack) setAhead(null);
      return isBack;
    },
  };
}

/** Which item is open. */
function PhoneName({ item, work }: { item: StepItemFragment; work: OpenStepProps['work'] }) {
  const name = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone with the item before. The first one leaves it where the dialog puts it.
  useLayoutEffect(() => {
    if (!hasFocus(name.current?.closest('[role=dialog]'))) name.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box px="4" py="3" borderBottomWidth="1px" borderColor="border">
      <Flex justify="space-between" gap="3" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>
          <Text as="span" fontWeight="semibold" color="fg" me="2">
            {kitMessages.list.position(work.position, work.total)}
          </Text>
          <bdi>{lineOf(item)}</bdi>
        </span>
        <Box as="span" flexShrink={0}>
          <ItemQuantity item={item} />
        </Box>
      </Flex>
      <Heading
        ref={name}
        tabIndex={-1}
        outline="none"
        as="h2"
        textStyle="lg"
        fontWeight="bold"
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
      >
        {item.material}
      </Heading>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {messages.facts([item.catalogNumber, item.vendorName])}
      </Text>
      {item.storage && (
        <Text textStyle="sm">
          <ChoiceName source={storageChoices} id={item.storage} />
        </Text>
      )}
    </Box>
  );
}

const hasFocus = (part: Element | null | undefined): boolean =>
  part === null || part === undefined || part.contains(document.activeElement);

interface PhoneFormProps extends OpenStepProps {
  keys: RefObject<Keys | null>;
}

/** The form, once the name above it is painted. From then on it stays: one whose save is refused comes back with its input and the reason. */
function LaterForm(props: PhoneFormProps) {
  const isPainted = useAfterPaint(true, false);
  return isPainted && <PhoneForm {...props} />;
}

/** The form of the open item, what was saved last, and the buttons that continue. */
function PhoneForm({ keys, ...props }: PhoneFormProps) {
  const { row, step, work } = props;
  const { item, form, blockedReason, answer, isAnswer, keys: own } = useOpenStep(props);
  const isOpen = row.id === work.current?.id;
  useEffect(() => {
    if (isOpen) keys.current = own;
  });
  const formId = useId();
  const last = work.done.at(-1)?.row;
  // It stays mounted: if the save is refused, the form is shown again with its input.
  if (!isOpen) return null;
  return (
    <>
      <Box flex="1" px="4" overflowY="auto" css={{ [SHORT]: { flex: 'none' } }}>
        <RecordForm form={form} id={formId} label={step.messages.title}>
          <step.Fields item={item} />
        </RecordForm>
      </Box>
      {last && (
        <Flex justify="center" align="center" gap="2" px="4" textStyle="xs" color="fg.muted" role="status">
          <Check size={14} aria-hidden />
          <span>
            {messages.savedAs(lineOf(last))} <step.Stored item={last} />
          </span>
          {step.After && <step.After item={last} />}
          <UndoButton item={last} step={step} work={work} />
        </Flex>
      )}
      <Flex
        gap="2"
        px="4"
        pt="2.5"
        pb="max(12px, env(safe-area-inset-bottom))"
        borderTopWidth="1px"
        borderColor="border"
        css={STICKS}
        bottom="0"
        bg="bg.panel"
      >
        <ActionButton variant="outline" onClick={work.skip}>
          {blockedReason === null ? messages.skip : messages.next}
        </ActionButton>
        {step.answer && !isAnswer && (
          <ActionButton variant="outline" disabledReason={blockedReason} onClick={answer}>
            {step.answer.shortLabel}
          </ActionButton>
        )}
        <ActionButton
          flex="1"
          type="submit"
          form={formId}
          loading={form.pending}
          disabledReason={blockedReason ?? form.reasons.invalid}
          onRefused={blockedReason === null ? () => form.submit() : undefined}
        >
          {isAnswer && step.answer ? step.answer.label : messages.saveAndNext}
        </ActionButton>
      </Flex>
    </>
  );
}
