/**
 * The styles of elements that lists contain by the hundred: plain elements with a class each. Styled components compute
 * their style for every row, which took more than half of the time to render fifty rows.
 */
import type { SystemStyleObject } from '@chakra-ui/react';

const oneLine: SystemStyleObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The style of a button or link that is the whole text of a cell. */
const cellText: SystemStyleObject = { ...oneLine, display: 'block', borderRadius: 'l1', focusVisibleRing: 'inside' };

/** The color families of statuses. */
const STATUS_FAMILIES = ['orange', 'red', 'green', 'grey', 'teal'] as const;

/** A color family, as in the schema's `StatusColor`. */
export type StatusFamily = Uppercase<(typeof STATUS_FAMILIES)[number]>;

const statuses = Object.fromEntries(
  STATUS_FAMILIES.flatMap((family) => [
    [`.status-badge[data-family=${family}]`, { bg: `status.${family}.bg`, color: `status.${family}.fg` }],
    [`.status-badge[data-family=${family}] > i`, { bg: `status.${family}.dot` }],
  ]),
);

/** The number of avatar colors. */
export const AVATAR_COLORS = 8;

const avatars = Object.fromEntries(
  Array.from({ length: AVATAR_COLORS }, (_, index) => [
    `.avatar[data-color="${index + 1}"]`,
    { bg: `avatar.${index + 1}`, color: 'avatar.fg' },
  ]),
);

/** Part of the design system's global styles; the styles of a styled component take precedence. */
export const plainLooks: Record<string, SystemStyleObject> = {
  '.cut-text': { ...oneLine, display: 'block', minW: '0' },
  '.cut-text[data-quiet]': { color: 'fg.muted' },
  '.cut-text[data-strong]': { fontWeight: 'semibold' },
  // The name of a row's subject gets a second line if its column is narrow.
  '.cut-text[data-name]': {
    lineClamp: '2',
    whiteSpace: 'normal',
    // A word is broken only if no line holds it.
    overflowWrap: 'break-word',
    fontWeight: 'medium',
  },
  '.cell-lines': { minW: '0' },
  'td > .cell-lines': { py: '1' },
  '.cell-lines[data-align=end]': { textAlign: 'var(--numbers)' },
  '.cell-note': { ...oneLine, display: 'block', textStyle: 'xs', color: 'fg.muted' },
  '.cell-note[data-whole]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '.cell-note > b': { me: '1.5', color: 'fg.warning', fontWeight: 'semibold' },
  '.cell-note > .status-badge:not(:last-child)': { me: '2' },
  '.cell-note > .status-badge': { verticalAlign: 'bottom' },
  '.cell-note > .remark:not(:last-child)': { me: '1.5' },
  '.cell-lines > .remark': { display: 'block', textStyle: 'xs' },
  '.cell-foot': { display: 'flex', alignItems: 'center', gap: '1', minW: '0' },
  '.remark': { color: 'fg.muted' },
  '.remark[data-tone=warning]': { color: 'fg.warning' },
  '.remark[data-tone=error]': { color: 'fg.error' },
  mark: { bg: 'bg.mark', color: 'inherit', borderRadius: '2px' },
  '.missing': { color: 'fg.subtle', fontWeight: 'normal' },

  '.status-badge': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxW: '100%',
    minH: '22px',
    px: '2',
    borderRadius: 'l2',
    textStyle: 'xs',
    fontWeight: 'semibold',
  },
  '.status-badge > i': { boxSize: '6px', borderRadius: 'full', flexShrink: 0 },
  // With wider spacing, by WCAG 1.4.12, its column is too narrow for one line.
  '.status-badge > span': { minW: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  ...statuses,
  '.status-badge[data-plain]': {
    h: 'auto',
    px: '0',
    gap: '1.5',
    bg: 'transparent',
    color: 'fg.muted',
    fontWeight: 'normal',
  },

  '.avatar': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    verticalAlign: 'middle',
    borderRadius: 'full',
    fontWeight: 'semibold',
    letterSpacing: '0',
    userSelect: 'none',
  },
  ...avatars,
  '.avatar[data-failed]': { bg: 'bg.emphasized', color: 'fg.muted' },
  '.avatar > img': { boxSize: 'full', objectFit: 'cover' },
  '.avatar-stack': { display: 'flex', alignItems: 'center' },
  '.avatar-stack > .face': {
    display: 'inline-flex',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px var(--stack-edge, transparent)',
  },
  '.avatar-stack > .face + .face': { marginInlineStart: '-2px' },
  '.avatar-stack > .more': { ms: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  '.unassigned': { color: 'fg.muted' },

  '.select-box': {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    boxSize: { base: '11', md: '8' },
    m: { base: '-2.5', md: '-2' },
    cursor: 'pointer',
    verticalAlign: 'middle',
  },
  '.select-box > input': { boxSize: '4', accentColor: 'program.solid', cursor: 'pointer' },

  '.details-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    flexShrink: 0,
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
  '.details-button > svg': { transition: 'transform 120ms' },
  '.details-button[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },

  '.row-menu': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
    '&[aria-expanded=true]': { bg: 'bg.muted' },
  },

  '.open-cell': { ...cellText, maxW: '100%', textAlign: 'start', fontWeight: 'semibold', cursor: 'pointer' },
  '.file-cell': { ...cellText, color: 'fg.muted', _hover: { color: 'fg', textDecoration: 'underline' } },
  '.file-cell + small': { textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap', flexShrink: 0 },
  '.comments-link': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    minW: '28px',
    px: '1.5',
    borderRadius: 'l2',
    textStyle: 'xs',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
  },
  ':is(.comments-link, .comments-button)[data-empty]': { opacity: 0.55 },
  ':is(.comments-link, .comments-button)[data-empty]:is(:hover, :focus-visible)': { opacity: 1 },
  '.cell-foot > .comments-button': { h: { base: '8', md: '6' }, minW: { base: '8', md: '6' }, px: '1', flexShrink: 0 },
  '.comments-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    h: '8',
    minW: '8',
    px: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
};
