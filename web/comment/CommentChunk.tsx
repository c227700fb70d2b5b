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
}

/** A stretch of comments by day. Off screen it costs neither layout nor paint, and unchanged no rendering either. */
export const CommentChunk = memo(function CommentChunk(props: CommentChunkProps) {
  const { comments, dayAbove, fresh, isShown, ownType, onTarget } = props;
  return (
    <Box css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 1200px' }}>
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
