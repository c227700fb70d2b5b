import { ar as api } from './api/messages.ar.ts';
import { ar as mail } from './mail/messages.ar.ts';
import { ar as spreadsheet } from './spreadsheet/messages.ar.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts = { api, mail, spreadsheet, vendor };
