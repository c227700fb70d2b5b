import { type Translated, wordingIn } from '../language/wording.ts';
import type { ManagedArea, Scope, WorkArea } from './areas.ts';
import type { accessMessages } from './messages.ts';

const { number, list } = wordingIn('es');

const words: Readonly<Record<ManagedArea | WorkArea, string>> = {
  organizations: 'organizaciones',
  users: 'personas',
  programs: 'programas',
  api_keys: 'claves de API',
  vendors: 'proveedores',
  end_users: 'usuarios finales',
  groups: 'grupos',
  couriers: 'transportistas',
  purchase_orders: 'órdenes',
  order_items: 'ítems',
  commercial_invoices: 'envíos',
  attachments: 'documentos',
};

const scopes: Readonly<Record<Scope, string>> = {
  'every organization': 'En todas las organizaciones',
  'own organization': 'En todos los programas de la organización',
  'own programs': 'En los programas a los que pertenece',
};

const named = (verb: string, areas: readonly (keyof typeof words)[]) =>
  areas.length > 0 ? [`${verb} ${list(areas.map((area) => words[area]))}`] : [];

export const es: Translated<typeof accessMessages> = {
  roles: {
    1: 'Administrador del sistema',
    2: 'Administrador de la organización',
    3: 'Responsable de programa',
    4: 'Oficial de compras',
    5: 'Oficial de logística',
    6: 'Auxiliar de inventario',
    7: 'Lector',
  },
  unknownRole: 'Función desconocida',
  describe: ({ scope, manages, edits, handles, approves, reads }) => {
    const does = [
      ...named('gestiona', manages),
      ...named('crea y edita', edits),
      ...(handles ? ['evalúa y recibe mercancías'] : []),
      ...(approves ? ['aprueba facturas'] : []),
    ];
    const only = does.length === 0 ? ', y no cambia nada' : '';
    return `${scopes[scope]}: ${[...does, ...named('lee', reads)].join('; ')}${only}.`;
  },
  passwordTooShort: (least) => `La contraseña debe tener al menos ${number(least)} caracteres`,
  passwordTooLong: (most) => `La contraseña debe tener como máximo ${number(most)} caracteres`,
  passwordTooPlain: 'La contraseña debe tener al menos una minúscula, una mayúscula, un número y un carácter especial',
};
