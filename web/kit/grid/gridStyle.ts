import type { SystemStyleObject } from '@chakra-ui/react';
import { charactersWide } from '../../base/textWidth.ts';
import { SELECTED } from '../list/tableStyle.ts';
import { cellTextOf } from './cellText.ts';
import { type GridColumn, headOf, isNumeric, isWhole } from './column.ts';
import type { GridRow } from './rows.ts';

/** The height of a row, in pixels. */
export const ROW = 34;
/** The width of the row numbers, in pixels. */
const GUTTER = 44;

/** The width of a digit and the padding of a cell, in pixels. */
const DIGIT = 8.5;
const PADDING = 18;
/** The width of a digit of a heading and of the star behind it, in pixels. */
const HEADING_DIGIT = 6.7;
const STAR = 13;
/** How much narrower the column that takes the rest may be for the headings of the others, in pixels. */
const MOST_GIVEN = 32;
/** The most characters that a column grows for. */
const WIDEST = 40;

/** Returns the CSS columns of each row, and their minimum total width in pixels. */
export function layoutOf(shown: readonly GridColumn[], rows: readonly GridRow[]): { template: string; width: number } {
  const headings = shown.map((column) => Math.max(0, forHeading(column) - column.width));
  const given = Math.min(
    MOST_GIVEN,
    headings.reduce((sum, more) => sum + more, 0),
  );
  const pixels = shown.map((column, index) =>
    column.grows
      ? column.width - given
      : Math.max(column.width + (headings[index] ?? 0), isWhole(column) ? neededBy(column, rows) : 0),
  );
  const widths = shown.map(({ grows }, index) => (grows ? `minmax(${pixels[index]}px, 1fr)` : `${pixels[index]}px`));
  return {
    template: [`${GUTTER}px`, ...widths].join(' '),
    width: pixels.reduce((sum, width) => sum + width, GUTTER),
  };
}

/** Returns the width in pixels that a heading of one word needs; one of several words is cut, and then says itself in a tip. */
function forHeading(column: GridColumn): number {
  const word = headOf(column);
  if (word.includes(' ')) return 0;
  return Math.ceil(charactersWide(word) * HEADING_DIGIT) + (column.look.required ? STAR : 0) + PADDING;
}

/** Returns the width in pixels of a column's longest text. */
function neededBy(column: GridColumn, rows: readonly GridRow[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, charactersWide(cellTextOf(column, row))), 0);
  return Math.ceil(Math.min(longest, WIDEST) * DIGIT) + PADDING;
}

/** Returns the alignment of a column's cells. */
export function alignOf({ look }: GridColumn): 'end' | undefined {
  return isNumeric(look) ? 'end' : undefined;
}

/** The style of a whole grid: rows and cells are plain elements, which keeps a thousand cells cheap to render. */
export const gridStyle: SystemStyleObject = {
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  scrollPaddingTop: `${ROW + 1}px`,
  scrollPaddingBottom: '4px',
  scrollPaddingInlineStart: `${GUTTER}px`,
  '& [role=row]': { display: 'grid', height: `${ROW}px`, minWidth: '100%' },
  '& [data-rows]': { position: 'relative' },
  '& [data-rows] > [role=row]': { position: 'absolute', insetInline: 0 },
  '& [data-rows] > [role=row][data-active]': { zIndex: 2 },
  '& [data-head]': {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    bg: 'bg.subtle',
    fontSize: '12px',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& :is([role=gridcell], [role=columnheader], [role=rowheader])': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    px: '2',
    borderInlineEndWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    cursor: 'cell',
    userSelect: 'none',
    scrollMarginInlineStart: '0',
  },
  '& [role=columnheader]': { cursor: 'default', gap: '1' },
  // Over the row numbers, which stay in view, too.
  '& [role=columnheader]:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'bg.subtle' },
  '& [role=columnheader] [data-star]': { color: 'fg.error' },
  '& [role=rowheader]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    justifyContent: 'center',
    px: 0,
    fontSize: '12px',
    color: 'fg.muted',
    bg: 'bg.subtle',
    cursor: 'default',
  },
  '& [role=row][data-mark=unsaved] > [role=rowheader]': { boxShadow: 'inset 2px 0 0 var(--program-fg)' },
  '& [role=row][data-mark=wrong] > [role=rowheader]': {
    boxShadow: 'inset 2px 0 0 {colors.border.error}',
    color: 'fg.error',
  },
  '& [role=row][data-mark=changed] > [role=rowheader]': { boxShadow: 'inset 2px 0 0 {colors.fg.warning}' },
  // What a row lacks stays in view beside columns of any number and width.
  '& [data-pinned]': {
    md: { position: 'sticky', insetInlineEnd: 0, zIndex: 1, bg: 'bg', borderInlineStartWidth: '1px' },
  },
  '& [data-head] [data-pinned]': { bg: 'bg.subtle' },
  '& [data-text]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  '& [data-align=end]': { justifyContent: 'var(--numbers)' },
  '& [role=row]:is([data-mark=stored], [data-mark=locked]) > [role=gridcell], & [data-computed]': { color: 'fg.muted' },
  '& [role=gridcell][aria-selected=true]': { bg: SELECTED },
  '& [role=gridcell][data-fresh]': { bg: 'bg.warning' },
  '& [role=gridcell][aria-invalid=true]': {
    bg: 'bg.error',
    color: 'fg.error',
    fontWeight: 'semibold',
    boxShadow: 'inset 0 0 0 1px {colors.border.error}',
  },
  // Unlike a shadow, an outline stays in forced colors.
  '& [role=gridcell][data-noted]': { outline: '1px solid', outlineColor: 'fg.info', outlineOffset: '-1px' },
  '& [role=gridcell][data-changed]': {
    bg: 'bg.warning',
    color: 'fg.warning',
    fontWeight: 'semibold',
    boxShadow: 'inset 0 0 0 1px {colors.fg.warning}',
  },
  '& [data-changed] del': { me: '1.5', fontWeight: 'normal' },
  '& [role=gridcell][data-at]': { overflow: 'visible' },
  '& [role=gridcell][data-at]::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    borderWidth: '2px',
    borderColor: 'border.control',
    pointerEvents: 'none',
  },
  '&:is(:focus, :focus-within) [role=gridcell][data-at]::after': { borderColor: 'program.fg' },
  '& [data-handle]': {
    position: 'absolute',
    insetInlineEnd: '-4px',
    bottom: '-4px',
    boxSize: '8px',
    bg: 'program.fg',
    borderWidth: '1px',
    borderColor: 'bg',
    cursor: 'crosshair',
    zIndex: 1,
    touchAction: 'none',
  },
  '& [data-hint]': { color: 'fg.muted' },
  '& [role=row][data-mark=unsaved] [data-state]': { color: 'program.fg', fontWeight: 'medium' },
  '& [role=row][data-mark=changed] [data-state]': { color: 'fg.warning', fontWeight: 'medium' },
  '& [role=row][data-mark=wrong] [data-state]': { color: 'fg.error', fontWeight: 'medium' },
  '& [data-state]': { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: 0 },
  '& [data-state] svg': { flexShrink: 0 },
  // The styles of transient elements are here, too: a rule added later makes the browser restyle every cell.
  '& [data-editor]': {
    position: 'absolute',
    inset: '1px',
    px: '7px',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: 'normal',
    fontSize: { base: '16px', md: '13px' },
    outline: 'none',
    borderRadius: 0,
    textAlign: 'inherit',
    userSelect: 'text',
    zIndex: 1,
    '&[data-rest]': { opacity: 0, pointerEvents: 'none', height: `${ROW - 3}px`, width: 'calc(100% - 2px)' },
    '&[data-long]': { height: '102px', width: 'max(100%, 320px)', py: '6px', boxShadow: 'md', resize: 'none' },
  },
  '& [data-align=end] > [data-editor]': { textAlign: 'var(--numbers)' },
  '& [data-list]': {
    position: 'absolute',
    top: '100%',
    insetInlineStart: '-1px',
    mt: '2px',
    minW: 'calc(100% + 2px)',
    w: 'max-content',
    maxW: '320px',
    maxH: '240px',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: 'normal',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    boxShadow: 'md',
    zIndex: 5,
    '&:is(:empty, [hidden])': { display: 'none' },
    '&[data-up]': { top: 'auto', bottom: '100%', mb: '2px' },
    '& > div': { px: '2.5', py: '1.5', cursor: 'pointer', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
    '& > div:hover, & > div[aria-selected=true]': { bg: 'bg.muted' },
  },
  '& [data-notice]': {
    position: 'absolute',
    top: 'calc(100% + 3px)',
    insetInlineStart: '-1px',
    w: 'max-content',
    maxW: 'min(460px, 70vw)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '1.5',
    bg: 'bg.panel',
    color: 'fg.error',
    fontWeight: 'semibold',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.error',
    borderRadius: 'l2',
    boxShadow: 'md',
    cursor: 'default',
    zIndex: 3,
    '&[data-notice=note]': { color: 'fg', fontWeight: 'normal', borderColor: 'fg.info' },
    '&[data-up]': { top: 'auto', bottom: 'calc(100% + 3px)' },
    '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: '-1px' },
    '& button': {
      px: '1.5',
      minH: '24px',
      bg: 'bg.emphasized',
      color: 'fg',
      borderRadius: 'l1',
      fontWeight: 'medium',
      textStyle: 'xs',
      cursor: 'pointer',
    },
    '& button:hover': { bg: 'program.subtle', color: 'program.fg' },
    '& [data-plain]': { color: 'fg' },
  },
};
