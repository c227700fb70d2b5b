import { Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { messages } from '../../base/words.ts';
import { SearchedContext } from '../ui/searched.ts';
import { formMessages } from './messages.ts';
import { sentences } from './rejections.ts';
import type { Choice } from './values.ts';

interface PickerNotesProps {
  options: readonly Choice[];
  /** Whether the options for the typed text are still loading. */
  loading: boolean;
  /** The reason options are missing. */
  error: string | null;
  /** The reason no missing option can be made; null if one can, or if none is ever made here. */
  denied: string | null;
}

/** The message in place of options: searching, failed or nothing found. A failure is also shown above options. */
export function PickerNotes({ loading, error, options, denied }: PickerNotesProps) {
  const { typed, similar } = use(SearchedContext);
  if (error) return <Note role="alert">{error}</Note>;
  if (options.length > 0) return similar ? <Note>{messages.list.similar(typed)}</Note> : null;
  if (loading) {
    return (
      <Note>
        <Spinner size="xs" me="2" />
        {formMessages.searching}
      </Note>
    );
  }
  return <Note>{sentences([formMessages.nothingFound, ...(denied ? [denied] : [])])}</Note>;
}

/** The end of an incomplete list: scrolling to it or pressing it loads more; at the limit it asks to narrow the search. */
export function MoreNote({ onMore }: { onMore: (() => void) | undefined }) {
  if (!onMore) return <Note>{formMessages.narrowDown}</Note>;
  return (
    <Text
      as="div"
      px="3"
      py="2"
      textStyle="xs"
      fontWeight="medium"
      color="program.fg"
      cursor="pointer"
      onPointerDown={(event) => {
        // Keeps the focus in the input, so that the list stays open.
        event.preventDefault();
        onMore();
      }}
      ref={(element) => {
        if (!element) return;
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
        observer.observe(element);
        return () => observer.disconnect();
      }}
    >
      {formMessages.loadMore}
    </Text>
  );
}

function Note({ children, role = 'status' }: { children: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <Text role={role} px="3" py="2" textStyle="xs" color={role === 'alert' ? 'fg.error' : 'fg.muted'}>
      {children}
    </Text>
  );
}
