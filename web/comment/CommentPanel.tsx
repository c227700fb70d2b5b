import { Box, Flex, Text } from '@chakra-ui/react';
import MessageSquare from 'lucide-react/icons/message-square';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { describeError } from '../base/errors.ts';
import { useViewer } from '../client/session.ts';
import type { CommentRowFragment } from '../generated/operations.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { useHistorySubject } from '../kit/record/HistoryScope.tsx';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { trail } from '../kit/record/Page.tsx';
import { useHistoryAddress } from '../kit/record/useHistoryAddress.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { HistoryOf, HistoryPanel, useOpenedByAddress } from '../shell/HistoryPanel.tsx';
import { SidePanel, useSidePanel } from '../shell/SidePanel.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentNews } from './CommentNews.tsx';
import { CommentScroller } from './CommentScroller.tsx';
import { CommentTargetMenu } from './CommentTargetMenu.tsx';
import { SOURCES, useCommentSource, useCommentsOn } from './commentAddress.ts';
import { CommentEventsContext, useNewCommentEvents } from './commentEvents.ts';
import { composerDraft } from './drafts.ts';
import { commentMessages as messages } from './messages.ts';
import { type CommentRights, isReadable, readsComments } from './rights.ts';
import { ALL_COMMENTS, type CommentedItem, type CommentSubject, type CommentTarget, RECORD_ONLY } from './target.ts';
import { commentableOf, useCommentTabs, useLiveComments } from './useComments.ts';
import { WaitingComments } from './WaitingComments.tsx';

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

  // Opens once for each item; closing it afterwards must hold.
  const open = useEffectEvent(() => setOpen(true));
  useEffect(() => {
    if (itemId !== null) open();
  }, [itemId]);
  const settle = useEffectEvent((id: string, found: CommentedItem | null) => {
    if (found) return setKnown((before) => ({ ...before, [id]: found }));
    toast.info(messages.itemGone);
    setTarget(ALL_COMMENTS);
  });
  const fail = useEffectEvent((error: unknown) => {
    toast.error(describeError(error));
    setTarget(ALL_COMMENTS);
  });
  useEffect(() => {
    if (itemId === null || item) return;
    let over = false;
    about.findItem(itemId).then(
      (found) => {
        if (!over) settle(itemId, found);
      },
      (error: unknown) => {
        if (!over) fail(error);
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
  /** How the fields of an item's history are labelled and worded. */
  itemWords: HistoryWords;
}

/** How long after the user opens the panel its comments are fetched. */
const OPENING_MS = 100;

/** The live comments on a record and its items, for three audiences, and the history of the record or of the chosen item. */
export function CommentPanel(props: CommentPanelProps) {
  const { about, rights, target, onTarget, itemWords } = props;
  const { open } = useSidePanel();
  const opened = useOpened(open);
  const address = useHistoryAddress();
  const subject = useHistorySubject();
  const item = target?.kind === 'item' ? target.item : null;
  const history = useMemo(
    () => subject && (item ? { ...subject, type: item.type, id: item.id, words: itemWords } : subject),
    [subject, item, itemWords],
  );
  useOpenedByAddress();
  useEffect(() => {
    if (!open && target?.kind === 'record') onTarget(ALL_COMMENTS);
  }, [open, target, onTarget]);
  if (!readsComments(rights)) return <HistoryPanel />;
  const view = history && address.open ? 'history' : 'comments';
  return (
    <SidePanel
      title={view === 'history' ? messages.views.history : messages.title}
      heading={
        history && (
          <ViewChips
            label={messages.view}
            views={messages.views}
            value={view}
            onChange={(next) => address.choose(next === 'history' ? null : undefined)}
          />
        )
      }
      actions={
        about.findItems &&
        target && (
          <CommentTargetMenu
            about={about}
            target={target}
            // A history is of one record: that of an item is not part of its order's.
            ofOne={view === 'history'}
            onTarget={view === 'history' ? (next) => address.show(null, idOfItem(next)) : onTarget}
          />
        )
      }
      closedContent={
        <Box color="fg.muted" display="inline-flex">
          <MessageSquare size={18} aria-hidden />
        </Box>
      }
    >
      {view === 'history' && history && target && <HistoryOf subject={history} />}
      {view === 'comments' && target && opened && <CommentTabs {...props} target={target} />}
    </SidePanel>
  );
}

const idOfItem = (target: CommentTarget) => (target.kind === 'item' ? target.item.id : null);

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
  useLayoutEffect(() => {
    asking.current = loading;
  });
  const ask = () => {
    asking.current = true;
    void refetch();
  };
  /** Refetches if a query is in flight: its response may lack the comment just written, and would remove it again. */
  const askAgainIfAsking = () => {
    if (asking.current) ask();
  };
  const [sent, setSent] = useState(0);
  const crumbs = useSyncExternalStore(trail.subscribe, trail.get);
  const events = useNewCommentEvents(about);
  const { fresh, latest } = useLiveComments(events, ask, askAgainIfAsking);
  const on = commentableOf(about, target, source);
  return (
    <CommentEventsContext value={events}>
      <CommentNews latest={latest} sent={sent} />
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
          <WaitingComments draftName={composerDraft(on, source)} />
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
              name={messages.record(about.name, crumbs.at(-1)?.label ?? '').trim()}
              item={target.kind === 'item' ? target.item.label : null}
              onSent={() => {
                setSent((count) => count + 1);
                askAgainIfAsking();
              }}
            />
          )}
        </Flex>
      </TabSet>
    </CommentEventsContext>
  );
}
