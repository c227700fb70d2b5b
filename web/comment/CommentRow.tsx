import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import Box3d from 'lucide-react/icons/box';
import { memo, useState } from 'react';
import type { CommentRowFragment } from '../generated/operations.ts';
import { formatDateTime, formatTime } from '../kit/format.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentMenu } from './CommentMenu.tsx';
import { CommentRemoval } from './CommentRemoval.tsx';
import { commentMessages as messages } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { isUnsent } from './unsent.ts';

interface CommentRowProps {
  comment: CommentRowFragment;
  /** It came in live just now. */
  fresh: boolean;
  showItem: boolean;
  onItem: (target: CommentTarget) => void;
}

/** One comment: to read, or to edit in its place. */
export const CommentRow = memo(function CommentRow({ comment, fresh, showItem, onItem }: CommentRowProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>('read');
  const { user, parent } = comment;
  const writer = user?.fullName ?? messages.unknownWriter;
  const mayEdit = isAllowed(comment.abilities, 'update');
  const mayRemove = isAllowed(comment.abilities, 'remove');
  return (
    <Flex
      as="article"
      gap="3"
      px="2"
      py="2"
      borderRadius="l3"
      bg={fresh ? 'program.subtle' : undefined}
      transition="background-color 200ms"
      css={{
        '@media (hover: hover)': {
          '& [aria-haspopup=menu]': { opacity: 0 },
          '&:is(:hover, :focus-within) [aria-haspopup=menu], & [aria-expanded=true]': { opacity: 1 },
        },
      }}
      opacity={isUnsent(comment) ? 0.55 : 1}
      data-fresh={fresh || undefined}
    >
      <Box pt="0.5" aria-hidden={user ? undefined : true}>
        {user ? <UserAvatar user={user} size={26} /> : <Box boxSize="26px" borderRadius="full" bg="bg.emphasized" />}
      </Box>
      <Box flex="1" minW="0">
        <HStack gap="2" minH="6">
          <Text fontWeight="semibold" truncate>
            {writer}
          </Text>
          <chakra.time
            dateTime={comment.createdAt}
            title={formatDateTime(comment.createdAt)}
            textStyle="xs"
            color="fg.muted"
            flexShrink={0}
          >
            {fresh ? messages.justNow : formatTime(comment.createdAt)}
          </chakra.time>
          {comment.editedAt && (
            <Text as="span" textStyle="xs" color="fg.muted" title={formatDateTime(comment.editedAt)}>
              {messages.edited}
            </Text>
          )}
          {comment.legacyFromSap && (
            <Text as="span" textStyle="xs" color="fg.muted">
              {messages.legacy}
            </Text>
          )}
          <Box flex="1" />
          {(mayEdit || mayRemove) && mode !== 'edit' && (
            <CommentMenu
              label={messages.actions(writer)}
              onEdit={mayEdit ? () => setMode('edit') : undefined}
              onRemove={mayRemove ? () => setMode('remove') : undefined}
            />
          )}
        </HStack>
        {mode === 'edit' ? (
          <CommentEditor comment={comment} onClose={() => setMode('read')} />
        ) : (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" unicodeBidi="plaintext">
            {comment.message}
          </Text>
        )}
        {showItem && parent.type === 'ORDER_ITEM' && (
          <chakra.button
            type="button"
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            mt="0.5"
            maxW="full"
            textStyle="xs"
            color="fg.muted"
            textAlign="start"
            cursor="pointer"
            borderRadius="l1"
            _hover={{ color: 'fg', textDecoration: 'underline' }}
            focusVisibleRing="outside"
            onClick={() => onItem({ kind: 'item', id: parent.id, label: parent.label })}
          >
            <Box3d size={13} aria-hidden style={{ flexShrink: 0 }} />
            <chakra.span overflowWrap="anywhere">{parent.label}</chakra.span>
          </chakra.button>
        )}
      </Box>
      {mode === 'remove' && <CommentRemoval comment={comment} onClose={() => setMode('read')} />}
    </Flex>
  );
});
