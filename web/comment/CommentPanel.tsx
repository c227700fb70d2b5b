import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SidePanel, useSidePanel } from '../app/SidePanel.tsx';
import { useViewer } from '../app/session.ts';
import { describeError } from '../base/errors.ts';
import type { CommentRowFragment } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { RetryAlert } from '../kit/feedback/RetryAlert.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentScroller } from './CommentScroller.tsx';
import { CommentTargetMenu } from './CommentTargetMenu.tsx';
import { SOURCES, useCommentSource, useCommentsOn } from './commentAddress.ts';
import { CommentEventsContext, useNewCommentEvents } from './commentEvents.ts';
import { commentMessages as messages } from './messages.ts';
import { type CommentRights, isReadable, readsComments } from './rights.ts';
import { ALL_COMMENTS, type CommentedItem, type CommentSubject, type CommentTarget, RECORD_ONLY } from './target.ts';
import { commentableOf, useCommentTabs, useLiveComments } from './useComments.ts';

/** The address's value for the record without its items. */
const RECORD = 'record';

/**
 * Returns which comments the panel shows. The address stores the choice, so that a link can lead to an item's comments. An
 * item in the address opens the panel.
 */
export function useCommentTarget(about: CommentSubject) {
  const [wanted, want] = useCommentsOn();
  const { setOpen } = useSidePanel();
  const itemId = wanted === RECORD ? null : wanted;
  const [known, setKnown] = useState<Readonly<Record<string, CommentedItem>>>({});
  const item = itemId === null ? undefined : known[itemId];

  const setTarget = useCallback(
    (target: CommentTarget) => {
      if (target.kind === 'item') setKnown((before) => ({ ...before, [target.item.id]: target.item }));
      want(target.kind === 'item' ? target.item.id : target.kind === 'record' ? RECORD : null);
    },
    [want],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once for each item; closing it afterwards must hold.
  useEffect(() => {
    if (itemId !== null) setOpen(true);
  }, [itemId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item that the address names.
  useEffect(() => {
    if (itemId === null || item) return;
    let over = false;
    about.findItem(itemId).then(
      (found) => {
        if (over) return;
        if (found) return setKnown((before) => ({ ...before, [itemId]: found }));
        toast.info(messages.itemGone);
        setTarget(ALL_COMMENTS);
      },
      (error: unknown) => {
        if (over) return;
        toast.error(describeError(error));
        setTarget(ALL_COMMENTS);
      },
    );
    return () => {
      over = true;
    };
  }, [about, itemId, item]);

  const target = useMemo<CommentTarget | null>(() => {
    if (itemId !== null) return item ? { kind: 'item', item } : null;
    return wanted === RECORD ? RECORD_ONLY : ALL_COMMENTS;
  }, [itemId, item, wanted]);
  const commentOnItem = useCallback(
    (id: string, label: string) => {
      setTarget({ kind: 'item', item: { type: 'ORDER_ITEM', id, label } });
      setOpen(true);
    },
    [setTarget, setOpen],
  );
  return { target, setTarget, commentOnItem, commentedItemId: itemId };
}

interface CommentPanelProps {
  about: CommentSubject;
  /** The user's rights on comments on records of this type; without the right to read any, there is no panel. */
  rights: CommentRights;
  /** The reason why no comment can be written now; null if possible. */
  blockedReason: string | null;
  /** Null until the item in the address is loaded. */
  target: CommentTarget | null;
  onTarget: (target: CommentTarget) => void;
}

/** How long after the user opens the panel its comments are fetched. */
const OPENING_MS = 100;

/** The live comments on a record and its items, for three audiences. */
export function CommentPanel(props: CommentPanelProps) {
  const { about, rights, target, onTarget } = props;
  const { open } = useSidePanel();
  const opened = useOpened(open);
  useEffect(() => {
    if (!open && target?.kind === 'record') onTarget(ALL_COMMENTS);
  }, [open, target, onTarget]);
  if (!readsComments(rights)) return null;
  return (
    <SidePanel
      title={messages.title}
      actions={about.findItems && target && <CommentTargetMenu about={about} target={target} onTarget={onTarget} />}
      closedContent={
        <Box color="fg.muted" display="inline-flex">
          <MessageSquare size={18} aria-hidden />
        </Box>
      }
    >
      {target && opened && <CommentTabs {...props} target={target} />}
    </SidePanel>
  );
}

/** Returns whether the panel shows its content: at once if the page starts with it open, else `OPENING_MS` after opening. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  useEffect(() => {
    if (!open) return setOpened(false);
    const timer = setTimeout(() => setOpened(true), OPENING_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open && opened;
}

function CommentTabs({
  about,
  rights,
  target,
  onTarget,
  blockedReason,
}: CommentPanelProps & { target: CommentTarget }) {
  const [source, setSource] = useCommentSource();
  const { profile } = useViewer();
  const isShown = useCallback(
    (comment: CommentRowFragment) => isReadable(comment, rights, profile.id),
    [rights, profile.id],
  );
  const { lists, loading, error, refetch } = useCommentTabs(about, target);
  const asking = useRef(loading);
  asking.current = loading;
  const ask = () => {
    asking.current = true;
    void refetch();
  };
  /** Refetches if a query is in flight: its response may lack the comment just written, and would remove it again. */
  const askAgainIfAsking = () => {
    if (asking.current) ask();
  };
  const events = useNewCommentEvents(about);
  const { fresh, latest } = useLiveComments(events, ask, askAgainIfAsking);
  const on = commentableOf(about, target, source);
  return (
    <CommentEventsContext value={events}>
      <VisuallyHidden role="status">
        {latest && messages.announced(latest.user?.fullName ?? messages.unknownWriter, latest.message)}
      </VisuallyHidden>
      <TabSet
        label={messages.title}
        value={source}
        onSelect={(id) => setSource(SOURCES.find((one) => one === id) ?? 'INTERNAL')}
        tabs={SOURCES.map((one) => ({ id: one, label: messages.tabs[one], count: lists?.[one].meta.count ?? 0 }))}
      >
        <Flex direction="column" h="full">
          {lists && <RetryAlert inset query={{ error, loading, refetch }} />}
          {lists ? (
            <CommentScroller
              key={`${source}/${target.kind}/${on.id}`}
              list={lists[source]}
              on={on}
              fresh={fresh}
              isShown={isShown}
              ownType={target.kind === 'all' ? about.type : null}
              onTarget={onTarget}
            />
          ) : (
            <Box flex="1">{error && <ErrorState error={error} onRetry={() => void refetch()} />}</Box>
          )}
          {rights.ownComment?.write && blockedReason !== null && (
            <Text m="4" textStyle="xs" color="fg.muted">
              {blockedReason}
            </Text>
          )}
          {rights.ownComment?.write && blockedReason === null && (
            <CommentComposer
              key={`${source}/${on.type}/${on.id}`}
              on={on}
              source={source}
              item={target.kind === 'item' ? target.item.label : null}
              onSent={askAgainIfAsking}
            />
          )}
        </Flex>
      </TabSet>
    </CommentEventsContext>
  );
}
