import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { inviteManyMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const people = (count: number) => plural(count, { one: `${number(count)} pessoa`, other: `${number(count)} pessoas` });
const invited = (count: number) => plural(count, { one: 'convidada', other: 'convidadas' });

export const pt: Translated<typeof inviteManyMessages> = {
  title: 'Convidar várias pessoas',
  people: 'Pessoas',
  how: 'Escreva, ou cole de uma folha com nomes, endereços, funções e programas, ou de uma mensagem uma lista como “Ama Osei <ama@health.example>; …”. Uma linha recusada diz porquê, e as outras pessoas são convidadas.',
  addressTwice: 'Este endereço está em duas linhas',
  invited: 'Convidada',
  invite: (count) => (count === 0 ? 'Convidar' : `Convidar ${people(count)}`),
  invitedPeople: (count) => `${people(count)} ${invited(count)}`,
  counts: (all, count) => `${people(all)}, ${number(count)} ${invited(count)}`,
  withoutProgram: (count) =>
    plural(count, {
      one: `${people(count)} sem programa: a sua função não abre ordens nem remessas até ser membro de um.`,
      other: `${people(count)} sem programa: a sua função não abre ordens nem remessas até serem membros de um.`,
    }),
  links: (count) => (count === 1 ? 'Copiar o link' : `Copiar ${number(count)} links`),
};
