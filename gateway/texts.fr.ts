import { fr as gateway } from './messages.fr.ts';

export const texts = { gateway };
