import { texts } from '../../base/texts.ts';

/** The texts of what every screen is made of. */
export const uiMessages = texts('ui', {
  /** Why a button waits for its user, worded once; every other reason is its screen's own. */
  unchanged: 'Nothing has been changed yet',
  /** @param what names what the user has to give, as its label does */
  missing: (what: string) => `${what} is required`,
  /** The keys that have names, as keyboards are labeled. */
  keys: {
    Alt: 'Alt',
    Ctrl: 'Ctrl',
    Enter: 'Enter',
    Esc: 'Esc',
    PgDn: 'PgDn',
    PgUp: 'PgUp',
    Shift: 'Shift',
    Tab: 'Tab',
  },
  /** What a button does, with the keys that do it, too. */
  byKeys: (what: string, keys: string) => `${what} (${keys})`,
});
