import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { groupMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof groupMessages> = {
  title: 'Grupos',
  add: 'Agregar grupo',
  form: 'Crear grupo',
  addDenied: 'No puede agregar grupos',
  purpose: 'Los grupos reciben la mercancía de un programa; cada orden y cada envío suyo nombra uno.',
  adders: 'Los administradores, responsables de programa y oficiales de compras agregan grupos.',
  search: 'Buscar grupos',
  created: 'Creado',
  updated: 'Grupo actualizado',
  notFound: 'Grupo no encontrado',
  notFoundHint: 'Puede ser de un programa al que usted no tiene acceso.',
  details: 'Grupo',
  address: 'Dirección',
  name: 'Nombre del grupo',
  nameRequired: 'El nombre es obligatorio',
  program: 'Programa',
  programRequired: 'El programa es obligatorio',
  attn: 'Atención',
  latinName: 'Nombre en letras latinas',
  taxNumber: 'Número fiscal',
  requiresImportPermit: 'Requiere permiso de importación',
  importPermit: 'Permiso de importación',
  required: 'Obligatorio',
  notRequired: 'No obligatorio',
  phoneNumber: 'Teléfono',
  screened: 'Verificación VC',
  country: 'País',
  city: 'Ciudad',
  members: 'Miembros',
  memberCount: (count) => plural(count, { one: `${number(count)} miembro`, other: `${number(count)} miembros` }),
  inProgram: (group, program) => `${group} (${program})`,
};
