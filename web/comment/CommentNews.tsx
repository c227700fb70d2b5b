import { VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import type { CommentRowFragment } from '../generated/operations.ts';
import { useEachCommentEvent } from './commentEvents.ts';
import { commentMessages as messages } from './messages.ts';

interface CommentNewsProps {
  /** The latest comment by somebody else; null until there is one. */
  latest: CommentRowFragment | null;
  /** The number of comments that the user has sent from this panel. */
  sent: number;
}

/** Tells screen readers, once each, of comments by others, of the user's own and of removals. */
export function CommentNews({ latest, sent }: CommentNewsProps) {
  const [news, tell] = useState<{ id: string; text: string } | null>(null);
  useEffect(() => {
    if (!latest) return;
    const text = messages.announced(latest.user?.fullName ?? messages.unknownWriter, latest.message);
    tell({ id: latest.id, text });
  }, [latest]);
  useEffect(() => {
    if (sent > 0) tell({ id: `sent ${sent}`, text: messages.sent });
  }, [sent]);
  useEachCommentEvent(
    useCallback((event) => {
      // The user's own removal is told by its response and by its live event.
      if (event.kind === 'removed') tell({ id: `removed ${event.id}`, text: messages.removed });
    }, []),
  );
  // A new element, so that the same words are told again.
  return <VisuallyHidden role="status">{news && <span key={news.id}>{news.text}</span>}</VisuallyHidden>;
}
