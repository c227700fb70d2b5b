import { Box, Button, HStack } from '@chakra-ui/react';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Undo2 from 'lucide-react/icons/undo-2';
import { lastStep } from './gridState.ts';
import { gridMessages as messages } from './messages.ts';
import { isReady, needsAttention, type RowState } from './rowStates.ts';
import type { Grid } from './useGrid.ts';
import type { PasteNews } from './useGridClipboard.ts';

interface GridNewsProps {
  grid: Grid;
  /** The last paste; null before the first one. */
  news: PasteNews | null;
  onUndo: () => void;
}

/**
 * The result of the last paste, and a button with the number of rows that need attention, which goes to the first such cell.
 */
export function GridNews({ grid, news, onUndo }: GridNewsProps) {
  const { looks, state } = grid;
  const isLast = news?.step !== null && news?.step === lastStep(state);
  const about = news && isLast ? looks.filter(({ row }) => news.keys.has(row.key)) : looks;
  const attention = about.filter(needsAttention);
  const ready = about.filter(isReady).length;
  if (!isLast && attention.length === 0) return <Box role="status" />;
  return (
    <HStack gap="3" ps={{ base: '0', md: '3' }} borderStartWidth={{ base: '0', md: '1px' }} borderColor="border">
      <HStack role="status" gap="1.5" fontWeight="medium">
        {isLast && news && (
          <>
            <Box color="fg.muted" aria-hidden>
              <ClipboardPaste size={14} />
            </Box>
            <span>{messages.beforeMore(messages.pasted(news.rows))}</span>
            <Box as="span" color="fg.success">
              {attention.length > 0 ? messages.beforeMore(messages.ready(ready)) : messages.ready(ready)}
            </Box>
          </>
        )}
        {attention.length > 0 && (
          <Button
            variant="plain"
            h="auto"
            px="0"
            minW="0"
            color="fg.error"
            textDecoration="underline"
            textUnderlineOffset="3px"
            onClick={() => goTo(grid, attention[0])}
          >
            {messages.attention(attention.length)}
          </Button>
        )}
      </HStack>
      {isLast && (
        <Button variant="ghost" size="xs" onClick={onUndo}>
          <Undo2 aria-hidden />
          {messages.undoPaste}
        </Button>
      )}
    </HStack>
  );
}

/** Activates the first wrong cell of a row; shows its column if it is hidden. */
function goTo({ state, shown, show, dispatch, spec }: Grid, look: RowState | undefined): void {
  if (!look?.first) return;
  const { column } = look.first;
  const row = state.rows.indexOf(look.row);
  const ids = shown.map(({ id }) => id);
  const wanted = spec.columns.filter(({ id }) => ids.includes(id) || id === column).map(({ id }) => id);
  if (wanted.length > ids.length) show(wanted);
  const place = column === 'base' ? wanted.length - 1 : wanted.indexOf(column);
  dispatch({ type: 'go', at: { row, column: Math.max(0, place) } });
  // The next key is meant for the cell.
  document.querySelector<HTMLElement>('[role=grid]')?.focus();
}
