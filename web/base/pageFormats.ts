import { pageLanguage } from './language.ts';
import { formatsOf } from './localeFormats.ts';
import { ownFormats } from './ownFormats.ts';

/** How this page writes dates, times and numbers; the same as long as the page lives. */
export const formats = formatsOf(pageLanguage(), ownFormats());
