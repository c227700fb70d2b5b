import { type Translated, wordingIn } from '../language/wording.ts';
import type { approvalMessages } from './approvalMessages.ts';
import type { ApprovalField } from './table.ts';

const { plural, number, list } = wordingIn('es');

const names: Readonly<Record<ApprovalField, string>> = {
  ehs_approval: 'Aprobación EHS',
  ff_approval: 'Aprobación FF',
  sent_for_ff_approval: 'Fecha de envío a FF',
  sent_for_program_approval: 'Fecha de envío al programa para aprobación',
  program_approval: 'Aprobación del programa',
};

const namesOf = (fields: readonly ApprovalField[]) => list(fields.map((field) => names[field]));
const doNotCount = (fields: readonly ApprovalField[]) =>
  `${namesOf(fields)} ya no ${plural(fields.length, { one: 'cuenta', other: 'cuentan' })}`;

export const approval: Translated<typeof approvalMessages> = {
  names,
  secondPerson: 'Debe revisarla y aprobarla una persona distinta de la que la envió a revisión',
  approvedByAnother: 'Debe dar las aprobaciones una persona distinta de la que la envió a revisión',
  bySecondPerson: 'debe darla una persona distinta de la que envió la factura a revisión',
  bySender: 'La dio la persona que envió la factura a revisión',
  sentAfter: 'Se envió para aprobación después de aprobarse',
  required: (missing, lapsed) =>
    [
      ...(missing.length > 0 ? [`Falta: ${namesOf(missing)}`] : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join('; '),
  lapsed: (fields, why) => `${doNotCount(fields)}: ${why}`,
  since: (changes) => `desde entonces, ${changes.join('; ')}`,
  unseen: 'cambió su contenido',
  more: (count) => plural(count, { one: '1 cambio más', other: `${number(count)} cambios más` }),
  line: (position, order) => (order === null ? position : `${position} de ${order}`),
  lines: (lines) => `${plural(lines.length, { one: 'la línea', other: 'las líneas' })} ${list(lines)}`,
  goneLine: (goods) => `de ${goods} (eliminada)`,
  added: (lines, count) => `${plural(count, { one: 'se agregó', other: 'se agregaron' })} ${lines}`,
  removed: (lines, count) => `${plural(count, { one: 'se quitó', other: 'se quitaron' })} ${lines}`,
  changed: (what, from, to) => `${what} ${from} → ${to}`,
  by: (text, person) => (person === null ? text : `${text}, por ${person}`),
  of: (subject, field) => `${subject}, ${field}`,
  none: 'ninguno',
  yes: 'sí',
  no: 'no',
  another: 'otro',
  parties: {
    exporter: () => 'exportador',
    group: (name) => `grupo ${name}`,
    courier: (name) => `transportista ${name}`,
    vendors: (name) => `proveedor ${name}`,
    end_users: (name) => `usuario final ${name}`,
  },
};
