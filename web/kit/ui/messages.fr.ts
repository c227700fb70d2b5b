import type { Translated } from '../../generated/wording.ts';
import type { uiMessages } from './messages.ts';

export const fr: Translated<typeof uiMessages> = {
  unchanged: 'Rien n’a encore été modifié',
  missing: (what) => `${what} : champ obligatoire`,
  keys: {
    Alt: 'Alt',
    Ctrl: 'Ctrl',
    Enter: 'Entrée',
    Esc: 'Échap',
    PgDn: 'Pg suiv.',
    PgUp: 'Pg préc.',
    Shift: 'Maj',
    Tab: 'Tab',
  },
  byKeys: (what, keys) => `${what} (${keys})`,
};
