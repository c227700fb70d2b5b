import { settingsRecord } from '../../shell/settingsPages.ts';
import { settingsMessages as messages } from './messages.ts';

/** Programs in the settings. */
export const programRecord = settingsRecord('programs', { area: 'programs', adds: 'create', words: messages });
