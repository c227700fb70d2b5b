import { type CommentRowFragment, useDeleteCommentMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx';
import { removeComment } from './commentCache.ts';
import { useCommentEvents } from './commentEvents.ts';
import { showFailure, showRejections } from './failure.ts';
import { commentMessages as messages } from './messages.ts';

interface CommentRemovalProps {
  comment: CommentRowFragment;
  onClose: () => void;
}

/** Asks for confirmation before a comment is removed. */
export function CommentRemoval({ comment, onClose }: CommentRemovalProps) {
  const { publish, watched } = useCommentEvents();
  const [remove, { loading }] = useDeleteCommentMutation();
  const once = useOnce();
  const { type, id: parentId } = comment.parent;

  async function confirm() {
    try {
      const variables = { id: comment.id, input: { type, parentId } };
      const { data } = await once(variables, (context) =>
        remove({
          variables,
          context,
          update(cache, { data: answer }) {
            if (answer?.deleteComment?.deletedId) removeComment(cache, comment, watched);
          },
        }),
      );
      const rejections = rejectionsOf(data?.deleteComment);
      if (rejections.length > 0) showRejections(rejections);
      else publish({ kind: 'removed', id: comment.id });
    } catch (error) {
      showFailure(error);
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
