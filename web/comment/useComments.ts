import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useViewer } from '../app/session.ts';
import {
  type CommentableInput,
  type CommentRowFragment,
  type CommentSource,
  CommentsDocument,
  useCommentChangedSubscription,
  useCommentTabsQuery,
} from '../generated/operations.ts';
import { insertComment, removeComment, teachComments } from './commentCache.ts';
import type { CommentTarget } from './target.ts';

/** How long a comment that came in live stays marked. */
const FRESH_MS = 6000;

/** The record and target as the gateway takes them. */
export function commentableOf(recordId: string, target: CommentTarget, source: CommentSource): CommentableInput {
  if (target.kind === 'item') return { type: 'ORDER_ITEM', id: target.id, withItems: false, source };
  return { type: 'PURCHASE_ORDER', id: recordId, withItems: target.kind === 'all', source };
}

/** The three lists of a target, asked for again whenever the panel opens or the target changes. */
export function useCommentTabs(recordId: string, target: CommentTarget) {
  const client = useApolloClient();
  useState(() => teachComments(client.cache));
  const variables = useMemo(
    () => ({
      internal: commentableOf(recordId, target, 'INTERNAL'),
      external: commentableOf(recordId, target, 'EXTERNAL'),
      vendor: commentableOf(recordId, target, 'VENDOR'),
    }),
    [recordId, target],
  );
  const { data, loading, error, refetch } = useCommentTabsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const lists = data && { INTERNAL: data.internal, EXTERNAL: data.external, VENDOR: data.vendor };
  return { lists, loading, error, refetch };
}

/** Asks for the next older page of a list; one at a time. */
export function useOlderComments(on: CommentableInput, page: number | null) {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const load = useCallback(async () => {
    if (page === null || running.current) return;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      await client.query({ query: CommentsDocument, variables: { on, page }, fetchPolicy: 'network-only' });
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setLoading(false);
    }
  }, [client, on, page]);
  return { load, loading, error };
}

/**
 * Follows what others write, edit and remove on a record and its items, into the cache. Gives the ids that are new, for a
 * while, and the last new comment, to be announced.
 */
export function useLiveComments(recordId: string, onMissed: () => void) {
  const { profile } = useViewer();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(NOTHING);
  const [latest, setLatest] = useState<CommentRowFragment | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const watched = useMemo<CommentableInput>(
    () => ({ type: 'PURCHASE_ORDER', id: recordId, withItems: true }),
    [recordId],
  );
  useCommentChangedSubscription({
    variables: { on: watched },
    ignoreResults: true,
    onData({ client, data: { data } }) {
      const change = data?.commentChanged;
      if (!change) return;
      const { actionType, comment } = change;
      if (actionType === 'REFETCH' || !comment) return onMissed();
      if (actionType === 'DELETE') return removeComment(client.cache, comment, watched);
      if (actionType !== 'CREATE' || !insertComment(client.cache, comment, watched)) return;
      if (comment.user?.id === profile.id) return;
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

const NOTHING: ReadonlySet<string> = new Set();
