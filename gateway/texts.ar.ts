import { ar as gateway } from './messages.ar.ts';

export const texts = { gateway };
