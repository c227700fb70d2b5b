import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../base/words.ts';
import { EmptyState } from './EmptyState.tsx';

/** What is said where a list has no rows. Every list declares it. */
export interface Empty {
  /** The first line; that the list is empty by default. */
  title?: string;
  /** One sentence: what the list is for, or how its rows come about. */
  purpose: string;
  /** One sentence: who adds rows, for users who may not. */
  adders?: string;
  /** The place from where rows come, for a list to which none are added directly. */
  next?: { label: string; to: string };
}

interface EmptyPlaceProps {
  empty: Empty;
  /** The button that adds the first row; null or false if the user may not. */
  action?: ReactNode;
}

/** An empty list: what it is for, and the next step of those who may take it; the others read who may. */
export function EmptyPlace({ empty, action }: EmptyPlaceProps) {
  const { title = messages.emptyList, purpose, adders, next } = empty;
  return (
    <EmptyState
      title={title}
      hint={!action && adders ? `${purpose} ${adders}` : purpose}
      action={
        action ||
        (next && (
          <Button asChild variant="outline">
            <Link to={next.to}>{next.label}</Link>
          </Button>
        ))
      }
    />
  );
}
