import type { Translated } from '../generated/wording.ts';
import type { vendorMessages } from './messages.ts';

export const es: Translated<typeof vendorMessages> = {
  title: 'Proveedores',
  add: 'Agregar proveedor',
  addWhenEmpty: 'Agregar',
  addDenied: 'No puede agregar proveedores',
  purpose: 'Los proveedores son las empresas a las que usted compra; cada orden de compra nombra uno.',
  adders: 'Los administradores, responsables de programa y oficiales de compras agregan proveedores.',
  search: 'Buscar proveedores',
  created: 'Proveedor creado',
  notFound: 'Proveedor no encontrado',
  details: 'Proveedor',
  address: 'Dirección',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  ein: 'EIN',
  phoneNumber: 'Teléfono',
  email: 'Correo',
  website: 'Sitio web',
  screened: 'Verificación VC',
  notes: 'Notas',
  country: 'País',
};
