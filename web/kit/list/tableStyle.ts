import type { SystemStyleObject } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { SHORT } from '../../base/media.ts';

/** The background of selected rows: a third of the accent's tint, because many rows may have it at once. */
export const SELECTED = 'color-mix(in srgb, var(--program-backlight) 33%, transparent)';

/** The widths in pixels of the columns of checkboxes, of details buttons and of menus; narrower inside a record's page. */
export const controlWidths = {
  list: { select: 44, details: 36, menu: 48 },
  inner: { select: 34, details: 28, menu: 40 },
  dense: { select: 44, details: 36, menu: 48 },
};

/** The bottom offset of a table's foot, above other elements at the foot of the window. */
export const TABLE_FOOT = 'var(--table-foot, var(--page-foot, 0px))';

/** The height of the bar of bulk actions inside a record's page. */
export const BAR_HEIGHT = '45px';

/** For an element with a selection bar under it: keeps sticky feet above the bar. */
export const ABOVE_BAR = { '--table-foot': `calc(${BAR_HEIGHT} + var(--page-foot, 0px))` } as CSSProperties;

/** The style of a whole table: rows and cells are plain elements, which keeps fifty rows cheap to render. */
export const tableStyle: SystemStyleObject = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 'var(--row-height, 56px)',
    px: '2',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
  },
  // Inside a record's page: rows of two lines, under a low header.
  '&[data-inner]': { '--row-height': '48px' },
  '&[data-inner] th': { height: '34px' },
  '&[data-inner] td': { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  '&[data-inner] :is(th, td)[data-control]': { px: '0' },
  '&[data-inner] :is(th, td)[data-control]:first-of-type': { ps: 'var(--table-edge)' },
  '&[data-inner] :is(th, td)[data-control]:last-of-type': { pe: 'var(--table-edge)' },
  '&[data-dense] :is(th, td)': { height: '39px', textStyle: 'xs' },
  '&[data-dense] th': { height: '36px', position: 'static', borderTopWidth: '1px' },
  '&[data-dense] tbody > tr:last-of-type > td': { borderBottomWidth: '0' },
  // The edges of a table inside a record align with the record's fields.
  '& :is(th, td):first-of-type': { ps: 'var(--table-edge, 20px)' },
  '& :is(th, td):last-of-type': { pe: 'var(--table-edge, 20px)' },
  '& :is(th, td)[data-align=end]': { textAlign: 'var(--numbers)' },
  // A number, code or date wraps where even its widest column is too narrow.
  '& td[data-wraps], & td[data-wraps] :is(.cut-text, .cell-note, .open-cell, a)': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textOverflow: 'clip',
  },
  '& th': {
    position: 'sticky',
    // Below the record's header, which is sticky, too.
    top: 'var(--table-head, var(--record-header, 0px))',
    zIndex: 1,
    bg: 'bg',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    // A column is as wide as its header, unless the text has wider spacing, by WCAG 1.4.12.
    overflowWrap: 'anywhere',
    [SHORT]: { position: 'static' },
  },
  '& .column-grip': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    w: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    _after: { content: '""', position: 'absolute', insetBlock: '30%', insetInlineEnd: '0', w: '1px' },
  },
  '& tr:hover > th > .column-grip::after': { bg: 'border.emphasized' },
  '& th > .column-grip:hover::after': { insetBlock: '0', w: '2px', bg: 'program.fg' },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: '100%',
    minHeight: '24px',
    textAlign: 'inherit',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
  },
  '& th button svg': { opacity: 0, flexShrink: 0 },
  '& th button:hover svg, & th button:focus-visible svg': { opacity: 0.5 },
  '& th button[data-active]': { color: 'fg', fontWeight: 'semibold' },
  '& th button[data-active] svg': { opacity: 1 },
  '& tbody': { transition: 'opacity 120ms', '--stack-edge': 'colors.bg' },
  '& tbody[data-dimmed]': { opacity: 0.55 },
  '& tbody[data-opens] > tr': { cursor: 'pointer' },
  '& tbody > tr[data-marked]': { bg: 'program.subtle' },
  '& tbody > tr[data-open] > td': { borderColor: 'border.muted' },
  '& tbody > tr:is([data-row-details], [data-coming])': { cursor: 'auto', bg: 'bg.subtle' },
  // The cell of a row's details takes their height, and lets their sticky parts stick to the window.
  '& tbody > tr[data-row-details] > td': { height: 'auto', p: '0', overflow: 'visible' },
  '& tfoot td': {
    position: 'sticky',
    bottom: TABLE_FOOT,
    height: '44px',
    bg: 'bg',
    borderTopWidth: '1px',
    borderBottomWidth: '0',
    fontWeight: 'semibold',
    [SHORT]: { position: 'static' },
  },
  '& tbody > tr:not([data-row-details]):is(:hover, :focus-within)': {
    bg: 'bg.muted',
    '--stack-edge': 'colors.bg.muted',
  },
  // After the hover style: a row that was just selected shows it.
  '& tbody > tr[data-selected]:is(tr, :hover, :focus-within)': { bg: SELECTED },
  '& tbody > tr:not([data-row-details]):focus-within > td:first-of-type': {
    boxShadow: 'inset 2px 0 0 var(--program-fg)',
  },
  '& a[data-row-link]': {
    fontWeight: 'semibold',
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { textDecoration: 'underline' },
  },
};
