import { Box, Button, Center, Flex, Spinner, Text } from '@chakra-ui/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages as shared } from '../base/words.ts';
import type {
  CommentableInput,
  CommentableType,
  CommentListFragment,
  CommentRowFragment,
} from '../generated/operations.ts';
import { CommentChunk } from './CommentChunk.tsx';
import { dayOf } from './days.ts';
import { commentMessages as messages } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { useOlderComments } from './useComments.ts';

interface CommentScrollerProps {
  list: CommentListFragment;
  on: CommentableInput;
  /** The ids of comments just received live. */
  fresh: ReadonlySet<string>;
  /** Whether the user may read a comment. */
  isShown: (comment: CommentRowFragment) => boolean;
  /** The type of the page's record: comments on other types name their record. Null if no comment does. */
  ownType: CommentableType | null;
  onTarget: (target: CommentTarget) => void;
}

/** The distance from the top at which older comments are loaded, in pixels. */
const THRESHOLD_PX = 80;
/** The most comments that may fit on a screen: above that number, measuring would only cost a layout. */
const MAY_FIT = 80;

/** The comments by day, newest at the bottom; scrolling up loads older ones. */
export function CommentScroller({ list, on, fresh, isShown, ownType, onTarget }: CommentScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const older = useOlderComments(on, list);
  const { loaded } = older;
  const [atEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(false);
  const newest = list.data[0]?.id;

  function onScroll() {
    const { current } = box;
    if (!current) return;
    const end = -current.scrollTop < THRESHOLD_PX;
    setAtEnd(end);
    if (end) setUnseen(false);
    if (current.scrollHeight + current.scrollTop - current.clientHeight < THRESHOLD_PX) void older.load();
  }

  // A page of short comments may not fill the box, which then cannot be scrolled: older ones load by themselves.
  const fill = useEffectEvent(() => {
    const { current } = box;
    if (current && current.scrollHeight <= current.clientHeight) void older.load();
  });
  useEffect(() => {
    if (loaded <= MAY_FIT) fill();
  }, [loaded]);

  const announce = useEffectEvent((id: string) => {
    if (fresh.has(id) && !atEnd) setUnseen(true);
  });
  useEffect(() => {
    if (newest !== undefined) announce(newest);
  }, [newest]);

  // Comments that the user may not read count as missing.
  const nothing = [list.data, ...older.chunks].every((rows) => !rows.some(isShown));
  if (nothing && loaded >= list.meta.count) {
    return (
      <Center flex="1" flexDirection="column" gap="1" color="fg.muted" px="6" textAlign="center">
        <Text>{messages.empty}</Text>
        <Text textStyle="xs">{messages.purpose}</Text>
      </Center>
    );
  }
  return (
    <Box flex="1" minH="0" position="relative">
      {/* Reversed, so that scrolling starts at the bottom and stays there while rows are added above. */}
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
              <Spinner size="sm" role="img" aria-label={messages.loadingOlder} />
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
          insetX="0"
          mx="auto"
          w="fit-content"
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
