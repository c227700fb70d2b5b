import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { inviteManyMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

const people = (count: number) =>
  plural(count, { one: `${number(count)} persona`, other: `${number(count)} personas` });
const invited = (count: number) => plural(count, { one: 'invitada', other: 'invitadas' });

export const es: Translated<typeof inviteManyMessages> = {
  title: 'Invitar a varios',
  people: 'Personas',
  how: 'Escriba, o pegue de una hoja de cálculo con nombres, direcciones, funciones y programas, o una lista como “Ama Osei <ama@health.example>; …” de un correo. Una fila rechazada dice por qué, y las demás personas quedan invitadas.',
  addressTwice: 'Esta dirección está en dos filas',
  invited: 'Invitada',
  invite: (count) => (count === 0 ? 'Invitar' : `Invitar a ${people(count)}`),
  invitedPeople: (count) => `${people(count)} ${invited(count)}`,
  counts: (all, done) => `${people(all)}, ${number(done)} ${invited(done)}`,
  withoutProgram: (count) =>
    `${people(count)} sin programa: su función no abre órdenes ni envíos hasta que ${plural(count, { one: 'sea miembro', other: 'sean miembros' })} de alguno.`,
  links: (count) => plural(count, { one: 'Copiar el enlace', other: `Copiar ${number(count)} enlaces` }),
};
