import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent } from 'react';
import { formatRecent } from '../../base/format.ts';
import { useLatest } from '../../base/useLatest.ts';
import { useWaits } from '../../client/outboxState.ts';
import {
  type StepItemFragment,
  StepItemFragmentDoc,
  useStepItemNewsQuery,
  useStepItemQuery,
} from '../../generated/operations.ts';
import { isHandled } from '../../kit/form/formKeys.ts';
import { formMessages } from '../../kit/form/messages.ts';
import { lastChangeOf } from '../../kit/form/outcome.ts';
import { useLatchedMode } from '../../kit/form/useLatchedMode.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { queueMessages as messages } from './messages.ts';
import type { ItemStep } from './step.ts';
import type { RowWork } from './useRowWork.ts';

/** The keys of a step's answer, as shown next to it. */
export const ANSWER_KEYS = ['Ctrl', 'Shift', 'Enter'] as const;

/** The props of the open item's form. */
export interface OpenStepProps {
  row: StepItemFragment;
  step: ItemStep;
  work: RowWork<StepItemFragment>;
}

/** Returns the open item in its current state, its form, and its key handlers. */
export function useOpenStep({ row, step, work }: OpenStepProps) {
  const { cache } = useApolloClient();
  const { id } = row;
  const known = useStepItemQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  // An item that left the list is fetched separately: another user may have completed its step.
  const news = useStepItemNewsQuery({ variables: { id }, fetchPolicy: 'network-only', skip: !work.hasLeft });
  const item = known.data?.orderItem ?? row;
  const change = news.data?.orderItem ? lastChangeOf(news.data.orderItem) : null;
  const waits = useWaits(step.action)('ORDER_ITEM', id) ? messages.waits : null;
  const reason = waits ?? (news.data?.orderItem === null ? messages.gone : reasonAgainst(item.abilities, step.action));
  const who = change?.by ?? formMessages.staleSomebody;
  const blockedReason =
    reason !== null && change && step.isTaken(item) ? messages.takenBy(who, formatRecent(change.at), reason) : reason;
  const latest = useLatest({ item, work });
  // At once, not in an effect: the next item is shown before this one's form is rendered again as waiting.
  const onSend = useCallback(() => latest.current.work.send(latest.current.item), [latest]);
  const form = step.useForm({
    record: item,
    editing: useLatchedMode(true, blockedReason === null),
    blockedReason,
    onSend,
    onDone(saved) {
      if (saved.waits) return work.leave(item);
      const from = { __typename: 'OrderItem', id };
      const stored = cache.readFragment({ from, fragment: StepItemFragmentDoc, fragmentName: 'StepItem' });
      work.finish(stored ?? item, stored !== null && stored.quantity !== item.quantity);
    },
  });
  const isSending = useSending(form.pending, id, work);
  const blocked = blockedReason !== null || form.pending;
  const answer = () => {
    if (!blocked && step.answer) form.saveWith(step.answer.changes);
  };

  // A form in which nothing is chosen records the step's answer: its button has to say so.
  const isAnswer =
    step.answer !== undefined &&
    blockedReason === null &&
    Object.entries(step.answer.changes).every(([name, value]) => isEmpty(form.values[name]) && isEmpty(value));

  /** Captures the keys before the fields receive them. */
  function onFirst(event: KeyboardEvent<HTMLElement>) {
    const act = isOwn(event) && actOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** Not with Alt and a letter: on many keyboards they type another letter. */
  function actOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const command = ctrlKey || metaKey;
    if (key === 'Enter' && command && shiftKey && !altKey && step.answer) return answer;
    if (!altKey || command || shiftKey) return;
    // In a field with a list, Alt and an arrow open and close the list.
    if (key.startsWith('Arrow') && hasList(target)) return;
    return key === 'ArrowDown' || key === 'PageDown'
      ? work.skip
      : key === 'ArrowUp' || key === 'PageUp'
        ? work.back
        : undefined;
  }

  function onKeys(event: KeyboardEvent<HTMLElement>) {
    if (!isOwn(event) || isHandled(event) || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape' && !command) {
      event.preventDefault();
      work.open(null);
    }
    const saves = command ? !event.shiftKey && !isListOpen(event.target) : isField(event.target);
    if (event.key === 'Enter' && saves) {
      event.preventDefault();
      // Nobody says “not dangerous” by an Enter in an empty field: the button that says so gets the focus.
      if (isAnswer && !command && isEmptyField(event.target))
        event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus();
      else if (!blocked) form.submit();
    }
  }
  return {
    item,
    form,
    blockedReason,
    answer,
    isAnswer,
    isSending,
    keys: { onKeyDownCapture: onFirst, onKeyDown: onKeys },
  };
}

/**
 * Comes back to an item if it could not be saved: its form has stayed, with its input, and says why. Returns whether its save is on
 * its way.
 */
function useSending(pending: boolean, id: string, { bringBack, sending }: OpenStepProps['work']) {
  const end = useEffectEvent(bringBack);
  useEffect(() => {
    if (pending) return () => void end(id);
  }, [pending, id]);
  return sending.some((row) => row.id === id);
}

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether an event is from the form itself, not from a dialog that the form has opened over the page. */
function isOwn({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** Whether the target is a single-line field whose list is not open. */
function isField(target: EventTarget): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && !isListOpen(target);
}

const isEmptyField = (target: EventTarget): boolean => 'value' in target && target.value === '';

const hasList = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('select, [role=combobox]');

function isListOpen(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}
