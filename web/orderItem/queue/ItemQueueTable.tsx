import { HStack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '../../base/addresses.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { PHONE, useMedia } from '../../base/media.ts';
import { messages as kitMessages } from '../../base/words.ts';
import { useWaits } from '../../client/outboxState.ts';
import { useFeatureFlags, usePermissions, useProgram } from '../../client/session.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordList } from '../../kit/list/useRecordList.ts';
import { isAllowed } from '../../kit/record/abilities.ts';
import type { HistoryWords } from '../../kit/record/historyWords.ts';
import { recordMessages } from '../../kit/record/messages.ts';
import { PageActionButton } from '../../kit/ui/PageActionButton.tsx';
import { CompletedItems } from './CompletedItems.tsx';
import { rowLabel } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import { queueColumns } from './QueueColumns.tsx';
import { QueueComments, useCommentedItem } from './QueueComments.tsx';
import { queueListSpec, STATUS } from './queueList.ts';
import { StepForm } from './StepForm.tsx';
import { StepKeys } from './StepKeys.tsx';
import type { ItemStep } from './step.ts';
import { type RowWork, useRowWork, wantsWork } from './useRowWork.ts';
import { WorkProgress } from './WorkProgress.tsx';

const PhoneStep = lazyComponent(async () => (await import('./PhoneStep.tsx')).PhoneStep);

/**
 * The page of a program's items that wait for a step, completed one after another by keyboard. A row expands to the step's
 * form; `work.current` is the open item.
 * @param words the words of an item's history
 */
export function ItemQueueTable({ step, words }: { step: ItemStep; words: HistoryWords }) {
  const { id: programId, slug } = useProgram();
  const { orderItems } = usePermissions();
  const flags = useFeatureFlags();
  const phone = useMedia(PHONE);
  const list = useRecordList(
    useMemo(() => queueListSpec(flags), [flags]),
    `${step.section}:${programId}`,
    { list: step.list, programId, counted: (rows) => step.counted({ programId, ...rows }) },
  );
  const { filter } = list.variables;
  const query = step.useList({
    ...list.options,
    variables: { programId, ...list.variables, sort: list.sort, ready: { ...filter, due: [step.due] } },
    skip: !orderItems.read,
  });
  const answer = query.data ?? query.previousData;
  const meta = answer?.list.meta;
  const ready = answer?.ready.meta.count ?? 0;
  const waits = useWaits(step.action);
  const work = useRowWork<StepItemFragment>({
    rows: answer?.list.data ?? null,
    waiting: query.data === undefined,
    set: JSON.stringify(list.variables),
    count: ready,
    isDone: step.isTaken,
    canWork: ({ id, abilities }) => isAllowed(abilities, step.action) && !waits('ORDER_ITEM', id),
    refresh: async () => (await query.refetch()).data?.list.data ?? [],
    nextPage: meta && meta.page < meta.pages ? () => list.setPage(meta.page + 1) : null,
  });
  const mayTake = orderItems.write || orderItems.extra.includes(step.right);
  const nothing = answer ? step.messages.nothingReady : kitMessages.loading;
  const startReason = !mayTake ? recordMessages.notAllowed : ready > 0 ? null : nothing;
  // Starting narrows the list to the items that are ready for the step.
  const readyIn = answer?.readyStatuses.map(({ key }) => key).filter((key) => filter?.statuses?.includes(key) ?? true);
  const narrow = ready === meta?.count ? null : () => list.setFilter(STATUS, readyIn ?? []);
  useStartByLink(startReason === null, () => work.start(narrow));
  const { current } = work;
  // On a phone the open item covers the page, so that the comments do not follow it.
  const commented = useCommentedItem(phone ? null : current);
  return (
    <>
      <LeaveGuard />
      <RecordList
        head={{ title: step.messages.listTitle, crumb: step.messages.crumb, searchPlaceholder: messages.search }}
        allowed={orderItems.read}
        list={list}
        source={{
          query,
          page: ({ list: page }) => ({ data: work.rows ?? page.data, meta: page.meta }),
          watch: { type: 'ORDER_ITEM', programId },
        }}
        columns={useMemo(() => queueColumns(slug, step.showsClass, commented.show), [slug, step, commented.show])}
        rows={{
          details: {
            label: rowLabel,
            render: (row) => !phone && <StepForm key={row.id} row={row} step={step} work={work} />,
          },
          opened: {
            has: ({ id }) => id === current?.id || work.sending.some((row) => row.id === id),
            set: ({ id }, open) => work.open(open ? id : null),
          },
          isMarked: ({ id }) => id === commented.item?.id,
        }}
        around={{
          actions: <Actions step={step} work={work} reason={startReason} onStart={() => work.start(narrow)} />,
          above: !phone && <CompletedItems step={step} work={work} />,
          below: <StepKeys step={step} work={work} />,
        }}
        empty={{
          purpose: step.messages.purpose,
          next: { label: messages.toOrders, to: addresses.purchaseOrders(slug) },
        }}
        minWidth="640px"
      />
      {commented.item && <QueueComments item={commented.item} words={words} />}
      {phone && <PhoneStep step={step} work={work} />}
    </>
  );
}

/** Starts by itself if the link to this page says so: once, as soon as an item is ready. */
function useStartByLink(ready: boolean, start: () => void) {
  const { state, key } = useLocation();
  const [started, setStarted] = useState<string | null>(null);
  const wanted = ready && wantsWork(state) && started !== key;
  const begin = useEffectEvent(() => {
    setStarted(key);
    start();
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
}

interface ActionsProps {
  step: ItemStep;
  work: RowWork<StepItemFragment>;
  /** The reason why starting is impossible; null if possible. */
  reason: string | null;
  onStart: () => void;
}

/** The button that starts with the first item; after the start, the progress. */
function Actions({ step, work, reason, onStart }: ActionsProps) {
  const { current, done, position, total } = work;
  return (
    <HStack gap="4" minH="34px">
      {(current || done.length > 0) && <WorkProgress position={position} total={total} done={done.length} />}
      {!current && <PageActionButton action={{ name: 'start', label: step.messages.start, reason, run: onStart }} />}
    </HStack>
  );
}
