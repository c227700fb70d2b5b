import type { TextsIn } from './generated/wording.ts';
import type { Texts } from './texts.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = { vendor };
