import type { Translated } from '../generated/wording.ts';
import type { failureMessages } from './messages.ts';

export const pt: Translated<typeof failureMessages> = {
  unknownError: 'Ocorreu um erro desconhecido',
  unavailable: 'De momento não é possível contactar o servidor. Nada se perdeu: tente de novo dentro de instantes.',
};
