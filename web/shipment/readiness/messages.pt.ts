import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { readinessMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof readinessMessages> = {
  title: 'Antes de partir',
  together: (count, reasons) =>
    plural(count, {
      one: `${number(count)} verificação não pode ser feita, porque ${reasons}`,
      other: `${number(count)} verificações não podem ser feitas, porque ${reasons}`,
    }),
  closed: (gap) => `${gap}. Um administrador da organização pode introduzi-lo`,
  nothing: 'Nada por resolver',
  left: 'A remessa já partiu: não é preciso mais nada.',
};
