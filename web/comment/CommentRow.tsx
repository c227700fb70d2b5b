import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import Box3d from 'lucide-react/icons/box';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, useState } from 'react';
import { formatDateTime, formatTime } from '../base/format.ts';
import type { CommentableType, CommentRowFragment } from '../generated/operations.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { anyScript } from '../kit/ui/anyScript.ts';
import { RowMenu } from '../kit/ui/RowMenu.tsx';
import type { RowAction } from '../kit/ui/rowAction.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentRemoval } from './CommentRemoval.tsx';
import { editorDraft, readDraft } from './drafts.ts';
import { commentMessages as messages } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { isUnsent } from './unsent.ts';

interface CommentRowProps {
  comment: CommentRowFragment;
  /** Whether the comment was just received live. */
  fresh: boolean;
  /** The type of the page's record: comments on other types name their record. Null if no comment does. */
  ownType: CommentableType | null;
  onTarget: (target: CommentTarget) => void;
}

const arrival = { initial: { y: 12 }, animate: { y: 0 } };

/** A comment, for reading or for editing in place. */
export const CommentRow = memo(function CommentRow({ comment, fresh, ownType, onTarget }: CommentRowProps) {
  // Only comments that arrive while the list is open: animated rows cost more than plain ones, and there may be thousands.
  const [arriving] = useState(fresh || isUnsent(comment));
  const { user, parent } = comment;
  const writer = user?.fullName ?? messages.unknownWriter;
  const mayEdit = isAllowed(comment.abilities, 'UPDATE');
  const mayRemove = isAllowed(comment.abilities, 'REMOVE');
  // An unfinished edit that is saved on the device reopens by itself.
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>(() =>
    mayEdit && readDraft(editorDraft(comment.id)) !== '' ? 'edit' : 'read',
  );
  const menuButton = useReturnFocus(mode === 'edit');
  const actions: RowAction[] = [
    ...(mayEdit ? [{ id: 'edit', label: messages.edit, reason: null, onSelect: () => setMode('edit') }] : []),
    ...(mayRemove ? [{ id: 'remove', label: messages.remove, reason: null, onSelect: () => setMode('remove') }] : []),
  ];
  const row = (
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
        {/* As high as the menu button, which is hidden while the comment is edited. */}
        <HStack gap="2" minH="7">
          <Text fontWeight="semibold" truncate>
            {writer}
          </Text>
          <Tip text={formatDateTime(comment.createdAt)}>
            <chakra.time dateTime={comment.createdAt} textStyle="xs" color="fg.muted" flexShrink={0}>
              {fresh ? messages.justNow : formatTime(comment.createdAt)}
            </chakra.time>
          </Tip>
          {comment.editedAt && (
            <Tip text={formatDateTime(comment.editedAt)}>
              <chakra.time dateTime={comment.editedAt} textStyle="xs" color="fg.muted">
                {messages.edited}
              </chakra.time>
            </Tip>
          )}
          {comment.legacyFromSap && (
            <Text as="span" textStyle="xs" color="fg.muted">
              {messages.legacy}
            </Text>
          )}
          <Box flex="1" />
          {mode !== 'edit' && (
            <RowMenu
              actions={actions}
              button={(trigger) => (
                <button
                  type="button"
                  className="row-menu"
                  {...trigger}
                  ref={menuButton}
                  aria-label={messages.actions(writer)}
                >
                  <Ellipsis size={16} aria-hidden />
                </button>
              )}
            />
          )}
        </HStack>
        {mode === 'edit' ? (
          <CommentEditor comment={comment} onClose={() => setMode('read')} />
        ) : (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" {...anyScript}>
            {comment.message}
          </Text>
        )}
        {ownType !== null && parent.type !== ownType && (
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
            onClick={() => onTarget({ kind: 'item', item: { type: parent.type, id: parent.id, label: parent.label } })}
          >
            <Box3d size={13} aria-hidden style={{ flexShrink: 0 }} />
            <chakra.span overflowWrap="anywhere">{parent.label}</chakra.span>
          </chakra.button>
        )}
      </Box>
      {mode === 'remove' && <CommentRemoval comment={comment} onClose={() => setMode('read')} />}
    </Flex>
  );
  return arriving ? <m.div {...arrival}>{row}</m.div> : row;
});
