import { type CommentRowFragment, useDeleteCommentMutation } from '../generated/operations.ts';
import { ConfirmDialog } from '../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { problemOf } from '../kit/form/problem.ts';
import { removeComment } from './commentCache.ts';
import { commentMessages as messages } from './messages.ts';
import { useNews } from './news.ts';

interface CommentRemovalProps {
  comment: CommentRowFragment;
  onClose: () => void;
}

/** Asks before a comment is removed. */
export function CommentRemoval({ comment, onClose }: CommentRemovalProps) {
  const { tell } = useNews();
  const [remove, { loading }] = useDeleteCommentMutation();
  const { type, id: parentId } = comment.parent;

  async function confirm() {
    try {
      const { data } = await remove({
        variables: { id: comment.id, input: { type, parentId } },
        update(cache, { data: answer }) {
          if (answer?.deleteComment.deletedId) removeComment(cache, comment, { type, id: parentId });
        },
      });
      if (data?.deleteComment.deletedId) tell({ kind: 'removed', id: comment.id });
      else toast.error(messages.failed);
    } catch (error) {
      if (problemOf(error)) toast.error(messages.failed);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title={messages.removeTitle}
      open
      confirmLabel={messages.remove}
      note={null}
      pending={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {messages.removeQuestion}
    </ConfirmDialog>
  );
}
