import { Box, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { CommentableType, CommentRowFragment } from '../generated/operations.ts';
import { CommentRow } from './CommentRow.tsx';
import { byDay } from './days.ts';
import type { CommentTarget } from './target.ts';

interface CommentChunkProps {
  /** Newest first, as they arrive; shown oldest first. */
  comments: readonly CommentRowFragment[];
  /** The day of the comment right above, `YYYY-MM-DD`: a day that goes on is not named again. */
  dayAbove: string | null;
  /** Ids that came in live just now. */
  fresh: ReadonlySet<string>;
  /** Whether a comment may be read: the others are not there. */
  isShown: (comment: CommentRowFragment) => boolean;
  /** Comments on records of another type than this one name their record; null where none does. */
  ownType: CommentableType | null;
  onTarget: (target: CommentTarget) => void;
  /** Above what is seen first: off screen it costs neither layout nor paint. */
  above?: boolean;
}

/** A stretch of comments by day. Unchanged it costs no rendering. */
export const CommentChunk = memo(function CommentChunk(props: CommentChunkProps) {
  const { comments, dayAbove, fresh, isShown, ownType, onTarget, above = false } = props;
  return (
    // What is seen first has its own height at once: it would move when it took it.
    <Box css={above ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 1200px' } : undefined}>
      {byDay(comments.filter(isShown), new Date()).map(({ day, label, comments: ofDay }) => (
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
