import { Button, HStack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { ownsEscape } from '../app/SidePanel.tsx';
import { type CommentRowFragment, useUpdateCommentMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { problemOf } from '../kit/form/problem.ts';
import { messages as shared } from '../kit/messages.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { submitsOnEnter } from './CommentComposer.tsx';
import { commentMessages as messages } from './messages.ts';
import { useNews } from './news.ts';

interface CommentEditorProps {
  comment: CommentRowFragment;
  onClose: () => void;
}

/** Changes a comment's text where it stands. What was typed stays when it cannot be saved. */
export function CommentEditor({ comment, onClose }: CommentEditorProps) {
  const [text, setText] = useState(comment.message);
  const { tell } = useNews();
  const [update, { loading }] = useUpdateCommentMutation();
  const empty = text.trim() === '';

  async function save() {
    if (empty || loading) return;
    const { parent, id } = comment;
    try {
      const { data } = await update({
        variables: { id, input: { type: parent.type, parentId: parent.id, message: text.trim() } },
      });
      const changed = data?.updateComment.comment;
      if (!changed) return toast.error(messages.failed);
      tell({ kind: 'edited', comment: changed });
      onClose();
    } catch (error) {
      if (problemOf(error)) toast.error(messages.failed);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        aria-label={messages.editLabel}
        autoFocus
        {...ownsEscape}
        autoresize
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Escape gives up only what was not changed: a slip must not cost a text.
          if (event.key === 'Escape' && text === comment.message) onClose();
          if (submitsOnEnter(event)) {
            event.preventDefault();
            void save();
          }
        }}
      />
      <HStack justify="flex-end" gap="2" mt="2">
        <Button size="xs" variant="outline" onClick={onClose}>
          {shared.cancel}
        </Button>
        <ActionButton size="xs" type="submit" loading={loading} disabledReason={empty ? messages.writeSomething : null}>
          {shared.save}
        </ActionButton>
      </HStack>
    </form>
  );
}
