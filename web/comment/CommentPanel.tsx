import { Box, chakra, Tabs, VisuallyHidden } from '@chakra-ui/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { useCallback, useEffect, useState } from 'react';
import { SidePanel, useSidePanel } from '../app/SidePanel.tsx';
import { usePermissions } from '../app/session.ts';
import type { CommentSource } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { formatCount } from '../kit/format.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentScroller } from './CommentScroller.tsx';
import { CommentTargetMenu } from './CommentTargetMenu.tsx';
import { commentMessages as messages } from './messages.ts';
import { NewsContext, useNewsDesk } from './news.ts';
import { ALL_COMMENTS, type CommentTarget } from './target.ts';
import { commentableOf, useCommentTabs, useLiveComments } from './useComments.ts';

/** Which comments the panel shows, and the way to show an item's: that opens the panel too. */
export function useCommentTarget() {
  const [target, setTarget] = useState<CommentTarget>(ALL_COMMENTS);
  const { setOpen } = useSidePanel();
  const commentOnItem = useCallback(
    (id: string, label: string) => {
      setTarget({ kind: 'item', id, label });
      setOpen(true);
    },
    [setOpen],
  );
  return { target, setTarget, commentOnItem, commentedItemId: target.kind === 'item' ? target.id : null };
}

interface CommentPanelProps {
  /** The purchase order. */
  recordId: string;
  target: CommentTarget;
  onTarget: (target: CommentTarget) => void;
  /** Why one may not write here; null when one may. */
  refusal: string | null;
}

const sources: readonly CommentSource[] = ['INTERNAL', 'EXTERNAL', 'VENDOR'];

/** What is said about an order and its items, for three audiences, live. */
export function CommentPanel(props: CommentPanelProps) {
  const { recordId, target, onTarget } = props;
  const { open } = useSidePanel();
  const { ownComment, anyComment } = usePermissions().purchaseOrders;
  useEffect(() => {
    if (!open && target.kind === 'record') onTarget(ALL_COMMENTS);
  }, [open, target, onTarget]);
  if (!ownComment?.read && !anyComment?.read) return null;
  return (
    <SidePanel
      title={messages.title}
      actions={<CommentTargetMenu recordId={recordId} target={target} onTarget={onTarget} />}
      closedContent={
        <Box color="fg.muted" display="inline-flex">
          <MessageSquare size={18} aria-hidden />
        </Box>
      }
    >
      <CommentTabs {...props} />
    </SidePanel>
  );
}

function CommentTabs({ recordId, target, onTarget, refusal }: CommentPanelProps) {
  const [source, setSource] = useState<CommentSource>('INTERNAL');
  const { lists, error, refetch } = useCommentTabs(recordId, target);
  const desk = useNewsDesk();
  const { fresh, latest } = useLiveComments(recordId, desk, () => void refetch());
  const on = commentableOf(recordId, target, source);
  return (
    <NewsContext value={desk}>
      <Tabs.Root
        value={source}
        onValueChange={({ value }) => setSource(sources.find((one) => one === value) ?? 'INTERNAL')}
        size="sm"
        display="flex"
        flexDirection="column"
        flex="1"
        minH="0"
      >
        <Tabs.List px="3" flexShrink={0} overflowX="auto">
          {sources.map((one) => (
            <Tabs.Trigger key={one} value={one} gap="1.5" px="1.5" me="2" whiteSpace="nowrap">
              {messages.tabs[one]}
              {lists && lists[one].meta.count > 0 && (
                <chakra.span
                  px="1.5"
                  borderRadius="l2"
                  bg="bg.muted"
                  color="fg.muted"
                  textStyle="xs"
                  fontVariantNumeric="tabular-nums"
                >
                  {formatCount(lists[one].meta.count)}
                </chakra.span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <VisuallyHidden role="status">
          {latest && messages.announced(latest.user?.fullName ?? messages.unknownWriter, latest.message)}
        </VisuallyHidden>
        {sources.map((one) => (
          <Tabs.Content
            key={one}
            value={one}
            p="0"
            flex="1"
            minH="0"
            display="flex"
            flexDirection="column"
            _hidden={{ display: 'none' }}
          >
            {one === source && (
              <>
                {lists ? (
                  <CommentScroller
                    key={`${one}/${target.kind}/${on.id}`}
                    list={lists[one]}
                    on={on}
                    fresh={fresh}
                    showItems={target.kind === 'all'}
                    onItem={onTarget}
                  />
                ) : (
                  <Box flex="1">{error && <ErrorState error={error} onRetry={() => void refetch()} />}</Box>
                )}
                {refusal === null && (
                  <CommentComposer key={`${one}/${on.type}/${on.id}`} on={on} source={one} target={target} />
                )}
              </>
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </NewsContext>
  );
}
