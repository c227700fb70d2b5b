import { Button, HStack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { messages as shared } from '../base/words.ts';
import { type CommentRowFragment, useUpdateCommentMutation } from '../generated/operations.ts';
import { looksBlank } from '../kit/form/blank.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { ownsEscape } from '../shell/SidePanel.tsx';
import { submitsOnEnter } from './CommentComposer.tsx';
import { useCommentEvents } from './commentEvents.ts';
import { editorDraft, keepDraft, readDraft } from './drafts.ts';
import { showFailure, showRejections } from './failure.ts';
import { LeftText } from './LeftText.tsx';
import { commentMessages as messages } from './messages.ts';

interface CommentEditorProps {
  comment: CommentRowFragment;
  onClose: () => void;
}

/** Edits a comment's text in place. The input survives a failed save and a closed page. */
export function CommentEditor({ comment, onClose }: CommentEditorProps) {
  const draftName = editorDraft(comment.id);
  const [kept] = useState(() => readDraft(draftName));
  const [text, setText] = useState(kept || comment.message);
  const { publish } = useCommentEvents();
  const [update, { loading }] = useUpdateCommentMutation();
  const once = useOnce();
  const empty = looksBlank(text);

  function type(next: string) {
    setText(next);
    keepDraft(draftName, next === comment.message ? '' : next);
  }

  function close() {
    keepDraft(draftName, '');
    onClose();
  }

  async function save() {
    if (empty || loading) return;
    const { parent, id } = comment;
    try {
      const variables = { id, input: { type: parent.type, parentId: parent.id, message: text.trim() } };
      const { data } = await once(variables, (context) => update({ variables, context }));
      const rejections = rejectionsOf(data?.updateComment);
      if (rejections.length > 0) return showRejections(rejections);
      const changed = data?.updateComment?.comment;
      if (changed) publish({ kind: 'edited', comment: changed });
      close();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeftText name={draftName} onTake={type} />
      <Textarea
        aria-label={messages.editLabel}
        // An unfinished edit that reopens by itself must not steal the focus.
        autoFocus={kept === ''}
        {...ownsEscape}
        autoresize
        maxLength={5000}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Escape closes only an unchanged edit: pressing it by mistake must not discard a text.
          if (event.key === 'Escape' && text === comment.message) close();
          if (submitsOnEnter(event)) {
            event.preventDefault();
            void save();
          }
        }}
      />
      <HStack justify="flex-end" gap="2" mt="2">
        <Button size="xs" variant="outline" onClick={close}>
          {shared.cancel}
        </Button>
        <ActionButton
          size="xs"
          type="submit"
          loading={loading}
          disabledReason={empty ? uiMessages.missing(messages.text) : null}
        >
          {shared.save}
        </ActionButton>
      </HStack>
    </form>
  );
}
