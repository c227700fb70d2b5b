/** The looks of states that every control shares: that a press was heard, and what colors alone would say. */
import type { SystemStyleObject } from '@chakra-ui/react';

/** Windows in which bars stay in view; see `base/media.ts`. */
const TALL = '@media (min-height: 480.02px)';
const FORCED = '@media (forced-colors: active)';

/** What is chosen, current, pressed or under way. */
const CHOSEN = [
  '[aria-pressed=true]',
  '[aria-selected=true]',
  '[aria-current]:not([aria-current=false], ol *)',
  '[data-active]',
  '[data-marked]',
  '[data-selected]:not([role=tabpanel])',
  '[data-highlighted]',
];

/** Part of the design system's global styles. */
export const stateLooks: Record<string, SystemStyleObject> = {
  // What gets the focus is under none of the bars.
  'main :is(a, button, input, select, textarea, summary, [tabindex])': {
    [TALL]: {
      scrollMarginTop: 'calc(var(--record-header, 0px) + 8px)',
      scrollMarginBottom: 'calc(var(--page-foot, 0px) + 8px)',
    },
  },
  ':is(button, a, summary):active': { opacity: 0.7 },
  '[data-heard]': { cursor: 'progress' },
  ':is(button, a, summary, [role=menuitem])[data-heard]': { opacity: 0.7 },
  ':is(tr, li)[data-heard]': { bg: 'program.subtle' },
  // Forced colors take away backgrounds and shadows: edges say the same.
  [`:is(${CHOSEN.join(', ')})`]: { [FORCED]: { outline: '2px solid Highlight !important', outlineOffset: '-2px' } },
  ':is(button, a, summary):active, [data-heard]': {
    [FORCED]: { outline: '2px dashed Highlight', outlineOffset: '-2px' },
  },
  '[aria-disabled=true], [data-disabled]': { [FORCED]: { color: 'GrayText' } },
  ':is(.status-badge > i, [data-share])': { [FORCED]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  ':has(> [data-share])': { [FORCED]: { outline: '1px solid CanvasText' } },
  '[data-scope=switch][data-part=control]': { [FORCED]: { outline: '1px solid ButtonText' } },
  '[data-scope=switch][data-part=thumb]': { [FORCED]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
};
