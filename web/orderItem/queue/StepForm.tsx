import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { messages as kitMessages } from '../../base/words.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { SELECTED } from '../../kit/list/tableStyle.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { Keys } from '../../kit/ui/Keys.tsx';
import { rowLabel } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import { ANSWER_KEYS, type OpenStepProps, useOpenStep } from './useOpenStep.ts';

/** The single-line form under the open row: Enter saves and opens the next item. */
export function StepForm(props: OpenStepProps) {
  const { step, work } = props;
  const { item, form, blockedReason, answer, isAnswer, isSending, keys } = useOpenStep(props);
  const formId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSending) return;
    const first = box.current?.querySelector<HTMLElement>('form :is(input, select, textarea)');
    (first ?? box.current)?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSending]);
  const whyNot = blockedReason ?? form.reasons.invalid;
  // The form itself says why it is blocked, and a field that was left what is wrong with it.
  const isSaid = blockedReason !== null || Object.values(form.content.errors).includes(whyNot ?? '');
  const unsaid = isSaid ? null : whyNot;
  if (isSending) {
    return (
      <Text ps="12" pb="2" textStyle="xs" color="fg.muted">
        {messages.saving}
      </Text>
    );
  }
  return (
    <Box
      ref={box}
      tabIndex={-1}
      outline="none"
      role="group"
      aria-label={rowLabel(item)}
      ps="12"
      pe="5"
      pb="3"
      bg={SELECTED}
      boxShadow="inset 3px 0 0 var(--program-fg)"
      {...keys}
    >
      <RecordForm form={form} id={formId} label={step.messages.title}>
        <step.Fields item={item} />
      </RecordForm>
      <Flex gap="2" wrap="wrap" align="center">
        <ActionButton
          type="submit"
          form={formId}
          loading={form.pending}
          disabledReason={whyNot}
          onRefused={blockedReason === null ? () => form.submit() : undefined}
        >
          {isAnswer && step.answer ? step.answer.label : messages.saveAndNext}
          <Keys keys={['Enter']} />
        </ActionButton>
        {step.answer && !isAnswer && (
          <ActionButton variant="outline" disabledReason={blockedReason} onClick={answer}>
            {step.answer.label}
            <Keys keys={ANSWER_KEYS} />
          </ActionButton>
        )}
        <Button variant="ghost" onClick={work.skip}>
          {blockedReason === null ? messages.skip : messages.next}
          <Keys keys={['Alt', 'PgDn']} />
        </Button>
        <Button variant="ghost" ms="auto" onClick={() => work.open(null)}>
          {kitMessages.close}
          <Keys keys={['Esc']} />
        </Button>
      </Flex>
      {unsaid && (
        <Text role="status" mt="1.5" textStyle="xs" color="fg.muted">
          {unsaid}
        </Text>
      )}
    </Box>
  );
}
