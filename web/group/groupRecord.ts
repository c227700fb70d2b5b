import { settingsRecord } from '../shell/settingsPages.ts';
import { groupMessages as messages } from './messages.ts';

/** Groups in the settings. */
export const groupRecord = settingsRecord('groups', { area: 'groups', imports: true, words: messages });
