import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useViewer } from '../client/session.ts';
import {
  type CommentableInput,
  type CommentListFragment,
  type CommentRowFragment,
  type CommentSource,
  CommentsDocument,
  useCommentChangedSubscription,
  useCommentTabsQuery,
} from '../generated/operations.ts';
import { toast } from '../kit/ui/toaster.ts';
import { addCommentPolicies, insertComment, removeComment } from './commentCache.ts';
import { type CommentEvents, useEachCommentEvent } from './commentEvents.ts';
import { composerDraft, editorDraft, keepDraft, readDraft, restoreText } from './drafts.ts';
import { commentMessages as messages } from './messages.ts';
import { type Chunks, type CommentEvent, hasGap, nextPage, withNews, withPage } from './olderComments.ts';
import type { CommentSubject, CommentTarget } from './target.ts';

/** How long a comment received live stays highlighted. */
const FRESH_MS = 6000;

/** Converts a record and target to the gateway's input. */
export function commentableOf(about: CommentSubject, target: CommentTarget, source: CommentSource): CommentableInput {
  const { type, id } = target.kind === 'item' ? target.item : about;
  return { type, id, withItems: target.kind === 'all' && about.findItems !== null, source };
}

/** Returns a target's newest comments for each audience, refetched whenever the panel opens or the target changes. */
export function useCommentTabs(about: CommentSubject, target: CommentTarget) {
  const client = useApolloClient();
  useState(() => addCommentPolicies(client.cache));
  const variables = useMemo(
    () => ({
      internal: commentableOf(about, target, 'INTERNAL'),
      external: commentableOf(about, target, 'EXTERNAL'),
      vendor: commentableOf(about, target, 'VENDOR'),
    }),
    [about, target],
  );
  const { data, loading, error, refetch } = useCommentTabsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const lists = data && { INTERNAL: data.internal, EXTERNAL: data.external, VENDOR: data.vendor };
  return { lists, loading, error, refetch };
}

/** Returns the comments of a list that are older than its newest, loaded a page at a time. */
export function useOlderComments(on: CommentableInput, list: CommentListFragment) {
  const client = useApolloClient();
  const [chunks, setChunks] = useState<Chunks>([]);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const head = useRef(list.data);

  useEffect(() => {
    if (hasGap(head.current, list.data)) setChunks([]);
    head.current = list.data;
  }, [list.data]);
  useEachCommentEvent(useCallback((news: CommentEvent) => setChunks((now) => withNews(now, news)), []));

  const loaded = list.data.length + chunks.reduce((sum, rows) => sum + rows.length, 0);
  const page = nextPage(loaded, list.meta.count);
  const load = useCallback(async () => {
    if (page === null || running.current) return;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      const { data } = await client.query({
        query: CommentsDocument,
        variables: { on, page },
        fetchPolicy: 'no-cache',
      });
      if (data) setChunks((now) => withPage(now, head.current, data.comments.data));
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setLoading(false);
    }
  }, [client, on, page]);
  return { chunks, loaded, load, loading, error };
}

/**
 * Applies live events about the comments on a record and its items to the cache, and publishes them on the event bus.
 * Returns the ids of recent comments, for a few seconds each, and the latest comment, to be announced to screen readers.
 * Calls `onMissed` if events were missed, and `onChange` for every other event before it is applied.
 */
export function useLiveComments({ watched, publish }: CommentEvents, onMissed: () => void, onChange: () => void) {
  const { profile } = useViewer();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(NOTHING);
  const [latest, setLatest] = useState<CommentRowFragment | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  useCommentChangedSubscription({
    variables: { on: watched },
    ignoreResults: true,
    onData({ client, data: { data } }) {
      const change = data?.commentChanged;
      if (!change) return;
      const { actionType, comment } = change;
      if (actionType === 'REFETCH' || !comment) return onMissed();
      onChange();
      if (actionType === 'EDIT') return publish({ kind: 'edited', comment });
      if (actionType === 'DELETE') {
        saveEdit(comment);
        removeComment(client.cache, comment, watched);
        return publish({ kind: 'removed', id: comment.id });
      }
      if (!insertComment(client.cache, comment, watched) || comment.user?.id === profile.id) return;
      setLatest(comment);
      setFresh((ids) => new Set(ids).add(comment.id));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setFresh((ids) => new Set([...ids].filter((id) => id !== comment.id)));
      }, FRESH_MS);
      timers.current.add(timer);
    },
  });
  return { fresh, latest };
}

/** Moves the unfinished edit of a comment that another user has removed to the box for new comments. */
function saveEdit({ id, parent, source }: CommentRowFragment): void {
  const typed = readDraft(editorDraft(id));
  if (typed === '') return;
  keepDraft(editorDraft(id), '');
  restoreText(composerDraft(parent, source), typed);
  toast.info(messages.removedWhileEdited);
}

const NOTHING: ReadonlySet<string> = new Set();
