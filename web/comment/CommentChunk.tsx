import { Box, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { CommentableType, CommentRowFragment } from '../generated/operations.ts';
import { CommentRow } from './CommentRow.tsx';
import { byDay } from './days.ts';
import type { CommentTarget } from './target.ts';

interface CommentChunkProps {
  /** Newest first, as they arrive; shown oldest first. */
  comments: readonly CommentRowFragment[];
  /** The day of the comment right above, `YYYY-MM-DD`; a chunk that continues this day does not name it again. */
  dayAbove: string | null;
  /** The ids of comments just received live. */
  fresh: ReadonlySet<string>;
  /** Whether the user may read a comment; others are not rendered. */
  isShown: (comment: CommentRowFragment) => boolean;
  /** The type of the page's record: comments on other types name their record. Null if no comment does. */
  ownType: CommentableType | null;
  onTarget: (target: CommentTarget) => void;
  /** Whether the chunk is above the first one visible: off screen it costs neither layout nor paint. */
  above?: boolean;
}

/** A chunk of comments, grouped by day. It is not rendered again while unchanged. */
export const CommentChunk = memo(function CommentChunk(props: CommentChunkProps) {
  const { comments, dayAbove, fresh, isShown, ownType, onTarget, above = false } = props;
  return (
    // The first visible chunk has its real height at once: growing to it later would shift the comments.
    <Box css={above ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 1200px' } : undefined}>
      {byDay(comments.filter(isShown), new Date()).map(({ day, label, rows: ofDay }) => (
        <Box key={day} as="section" aria-label={label}>
          {day !== dayAbove && <DaySeparator label={label} />}
          {ofDay.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              fresh={fresh.has(comment.id)}
              ownType={ownType}
              onTarget={onTarget}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
});

function DaySeparator({ label }: { label: string }) {
  return (
    <Flex align="center" gap="3" my="3" px="2" textStyle="xs" color="fg.muted">
      <Box flex="1" h="1px" bg="border" />
      <Text as="span">{label}</Text>
      <Box flex="1" h="1px" bg="border" />
    </Flex>
  );
}
