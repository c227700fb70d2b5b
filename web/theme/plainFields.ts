/**
 * The styles of fields that are read: plain elements with a class each, as those of lists (`plainStyles.ts`). Thirty fields
 * of styled components took a third of the time in which a record's page opens.
 */
import type { SystemStyleObject } from '@chakra-ui/react';

/** The height of a value, as text and as an input, so that nothing moves when editing begins. */
const VALUE_HEIGHT = '9';

/** Part of the design system's global styles; the styles of a styled component around them take precedence. */
export const plainFields: Record<string, SystemStyleObject> = {
  // The title is to the right of its fields, or above them on narrow screens and in a narrow container called `fields`.
  '.field-group': {
    display: 'grid',
    minW: '0',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '116px minmax(0, 1fr)' },
    columnGap: '3',
    py: '1',
    '@container fields (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '.field-group + .field-group': { borderTopWidth: '1px', borderColor: 'border' },
  '.field-group > .about': { pt: '2' },
  '.field-group > .about > p': { fontWeight: 'semibold', lineHeight: '18px' },
  '.field-group > .about > small': { display: 'block', mt: '0.5', textStyle: 'xs', color: 'fg.muted' },
  '.field-group > .fields': { minW: '0', containerType: 'inline-size' },

  '.field-line': { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '3' },
  '.field-line > [data-span]': {
    gridColumn: 'span var(--span)',
    '@container (max-width: 460px)': { gridColumn: 'span min(12, calc(var(--span) * 2))' },
  },

  '.field-cell': { minW: '0', py: '2' },
  '.field-cell[data-wide]': { gridColumn: '1 / -1' },
  '.field-label': {
    display: 'flex',
    alignItems: 'center',
    maxW: 'full',
    textStyle: 'xs',
    lineHeight: '18px',
    color: 'fg.muted',
  },
  '.label-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '24px',
    // The line stays as high as its text.
    my: '-3px',
    flexShrink: 0,
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
  },
  '.label-button[data-help]': { cursor: 'help' },
  // It appears with the pointer on the field, or the focus on the button.
  '.label-button[data-field-history]': { opacity: '0', '@media (hover: none)': { display: 'none' } },
  // Above its value, a label has room beside it: the button takes none from it.
  '.field-line > .field-cell > .field-label > [data-field-history]': { me: '-24px' },
  '.label-button[data-field-history]:focus-visible, [data-cell]:hover > .field-label > .label-button': { opacity: '1' },
  '.label-button[aria-pressed=true]': { opacity: '1', color: 'program.fg' },
  '.field-value': {
    display: 'flex',
    // A remark goes to the next line before the value breaks.
    flexWrap: 'wrap',
    columnGap: '3',
    minH: VALUE_HEIGHT,
    // Centers a single line in that height; further lines follow below it.
    py: '2',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    scrollMarginTop: 'calc(var(--record-header, 0px) + 32px)',
  },
  // A number without a place to break does not widen its field.
  '.field-value bdi': { minW: '0', maxW: '100%', overflowWrap: 'anywhere' },
  // The value whose history is shown beside the page.
  '.field-shown': { bg: 'program.subtle', borderRadius: 'l1', px: '1', mx: '-1', boxDecorationBreak: 'clone' },
  '.field-warning': { fontWeight: 'normal', textStyle: 'xs', color: 'fg.warning' },
  '.heard-only': { srOnly: true },
};
