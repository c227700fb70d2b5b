import { Box, Button, Center, Flex, Spinner } from '@chakra-ui/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../base/errors.ts';
import type {
  CommentableInput,
  CommentableType,
  CommentListFragment,
  CommentRowFragment,
} from '../generated/operations.ts';
import { messages as shared } from '../kit/messages.ts';
import { CommentChunk } from './CommentChunk.tsx';
import { dayOf } from './days.ts';
import { commentMessages as messages } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { useOlderComments } from './useComments.ts';

interface CommentScrollerProps {
  list: CommentListFragment;
  on: CommentableInput;
  /** Ids that came in live just now. */
  fresh: ReadonlySet<string>;
  /** Whether a comment may be read. */
  isShown: (comment: CommentRowFragment) => boolean;
  /** Comments on records of another type than this one name their record; null where none does. */
  ownType: CommentableType | null;
  onTarget: (target: CommentTarget) => void;
}

/** How near the top older comments are asked for, in pixels. */
const THRESHOLD_PX = 80;
/** More comments than fit on any screen: measuring whether they do would only cost a layout. */
const MAY_FIT = 80;

/** Comments by day, newest at the bottom; older ones come by scrolling up. */
export function CommentScroller({ list, on, fresh, isShown, ownType, onTarget }: CommentScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const older = useOlderComments(on, list);
  const { loaded } = older;
  const [atEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(false);
  const newest = list.data[0];

  function onScroll() {
    const { current } = box;
    if (!current) return;
    const end = -current.scrollTop < THRESHOLD_PX;
    setAtEnd(end);
    if (end) setUnseen(false);
    if (current.scrollHeight + current.scrollTop - current.clientHeight < THRESHOLD_PX) void older.load();
  }

  // A page of short comments may leave room: then nothing can be scrolled, and older ones come by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for every page that arrived.
  useEffect(() => {
    const { current } = box;
    if (current && loaded <= MAY_FIT && current.scrollHeight <= current.clientHeight) void older.load();
  }, [loaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new newest comment counts.
  useEffect(() => {
    if (newest && fresh.has(newest.id) && !atEnd) setUnseen(true);
  }, [newest?.id]);

  // What one may not read is as if it were not there.
  const nothing = [list.data, ...older.chunks].every((rows) => !rows.some(isShown));
  if (nothing && loaded >= list.meta.count) {
    return (
      <Center flex="1" color="fg.muted" px="6" textAlign="center">
        {messages.empty}
      </Center>
    );
  }
  return (
    <Box flex="1" minH="0" position="relative">
      {/* Reversed, so that the bottom is where scrolling starts: it stays there while rows come in above. */}
      <Flex
        ref={box}
        direction="column-reverse"
        h="full"
        overflowY="auto"
        overscrollBehavior="contain"
        onScroll={onScroll}
        role="region"
        aria-label={messages.list}
        tabIndex={0}
        focusVisibleRing="inside"
      >
        <Box px="2" py="3">
          {older.loading && (
            <Center py="2">
              <Spinner size="sm" role="img" aria-label={messages.noOlder} />
            </Center>
          )}
          {older.error !== null && (
            <Center py="2" gap="2" textStyle="xs" color="fg.error">
              {describeError(older.error)}
              <Button size="xs" variant="plain" onClick={() => void older.load()}>
                {shared.retry}
              </Button>
            </Center>
          )}
          {older.chunks.toReversed().map((comments, index, all) => (
            <CommentChunk
              key={comments[0]?.id}
              above
              comments={comments}
              dayAbove={dayOf(all[index - 1]?.[0])}
              fresh={NOTHING}
              isShown={isShown}
              ownType={ownType}
              onTarget={onTarget}
            />
          ))}
          <CommentChunk
            comments={list.data}
            dayAbove={dayOf(older.chunks[0]?.[0])}
            fresh={fresh}
            isShown={isShown}
            ownType={ownType}
            onTarget={onTarget}
          />
        </Box>
      </Flex>
      {unseen && !atEnd && (
        <Button
          size="xs"
          position="absolute"
          bottom="3"
          left="50%"
          transform="translateX(-50%)"
          boxShadow="md"
          onClick={() => box.current?.scrollTo({ top: 0 })}
        >
          <ArrowDown aria-hidden />
          {messages.viewNew}
        </Button>
      )}
    </Box>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
