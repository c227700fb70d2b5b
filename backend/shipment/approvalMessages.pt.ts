import { type Translated, wordingIn } from '../language/wording.ts';
import type { approvalMessages } from './approvalMessages.ts';
import type { ApprovalField } from './table.ts';

const { plural, number, list } = wordingIn('pt');

const names: Readonly<Record<ApprovalField, string>> = {
  ehs_approval: 'Aprovação EHS',
  ff_approval: 'Aprovação FF',
  sent_for_ff_approval: 'Data de envio ao FF',
  sent_for_program_approval: 'Data de envio para aprovação (Programa)',
  program_approval: 'Aprovação do programa',
};

const namesOf = (fields: readonly ApprovalField[]) => list(fields.map((field) => names[field]));
const doNotCount = (fields: readonly ApprovalField[]) =>
  plural(fields.length, { one: `${namesOf(fields)} não conta`, other: `${namesOf(fields)} não contam` });

export const pt: Translated<typeof approvalMessages> = {
  names,
  secondPerson: 'Tem de ser analisada e aprovada por alguém que não a enviou para análise',
  approvedByAnother: 'As aprovações têm de ser dadas por alguém que não a enviou para análise',
  bySecondPerson: 'tem de ser dada por alguém que não enviou a fatura para análise',
  bySender: 'Foi dada por quem enviou a fatura para análise',
  sentAfter: 'Enviada para aprovação depois de aprovada',
  required: (missing, lapsed) =>
    [
      ...(missing.length > 0
        ? [plural(missing.length, { one: `Falta ${namesOf(missing)}`, other: `Faltam ${namesOf(missing)}` })]
        : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join('; '),
  lapsed: (fields, why) => `${doNotCount(fields)}: ${why}`,
  since: (changes) => `desde então, ${changes.join('; ')}`,
  unseen: 'o seu conteúdo foi alterado',
  more: (count) => plural(count, { one: `mais ${number(count)} alteração`, other: `mais ${number(count)} alterações` }),
  line: (position, order) => (order === null ? position : `${position} de ${order}`),
  lines: (of) => plural(of.length, { one: `linha ${list(of)}`, other: `linhas ${list(of)}` }),
  goneLine: (goods) => `de ${goods} (eliminada)`,
  added: (lines, count) => plural(count, { one: `${lines}: adicionada`, other: `${lines}: adicionadas` }),
  removed: (lines, count) => plural(count, { one: `${lines}: removida`, other: `${lines}: removidas` }),
  changed: (what, from, to) => `${what} ${from} → ${to}`,
  by: (text, person) => (person === null ? text : `${text}, por ${person}`),
  of: (subject, field) => `${subject}, ${field}`,
  none: 'nada',
  yes: 'sim',
  no: 'não',
  another: 'outro',
  parties: {
    exporter: () => 'exportador',
    group: (name) => `grupo ${name}`,
    courier: (name) => `transportadora ${name}`,
    vendors: (name) => `fornecedor ${name}`,
    end_users: (name) => `utilizador final ${name}`,
  },
};
