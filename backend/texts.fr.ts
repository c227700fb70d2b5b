import { fr as api } from './api/messages.fr.ts';
import { fr as mail } from './mail/messages.fr.ts';
import { fr as spreadsheet } from './spreadsheet/messages.fr.ts';
import { fr as vendor } from './vendor/messages.fr.ts';

export const texts = { api, mail, spreadsheet, vendor };
