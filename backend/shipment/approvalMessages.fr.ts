import { type Translated, wordingIn } from '../language/wording.ts';
import type { approvalMessages } from './approvalMessages.ts';
import type { ApprovalField } from './table.ts';

const { plural, number, list } = wordingIn('fr');

const names = {
  ehs_approval: 'Approbation EHS',
  ff_approval: 'Approbation FF',
  sent_for_ff_approval: 'Date d’envoi au FF',
  sent_for_program_approval: 'Date d’envoi pour approbation programme',
  program_approval: 'Approbation programme',
};
const namesOf = (fields: readonly ApprovalField[]) => list(fields.map((field) => names[field]));
const doNotCount = (fields: readonly ApprovalField[]) =>
  `${namesOf(fields)} : ${plural(fields.length, { one: 'ne compte pas', other: 'ne comptent pas' })}`;

export const fr: Translated<typeof approvalMessages> = {
  names,
  secondPerson: 'Une autre personne que celle qui l’a envoyée en vérification doit la vérifier et l’approuver',
  approvedByAnother: 'Une autre personne que celle qui l’a envoyée en vérification doit donner les approbations',
  bySecondPerson: 'doit être donnée par une autre personne que celle qui a envoyé la facture en vérification',
  bySender: 'Donnée par la personne qui a envoyé la facture en vérification',
  sentAfter: 'Envoyée pour approbation après avoir été approuvée',
  required: (missing, lapsed) =>
    [
      ...(missing.length > 0
        ? [`${namesOf(missing)} : ${plural(missing.length, { one: 'manquante', other: 'manquantes' })}`]
        : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join(' ; '),
  lapsed: (fields, why) => `${doNotCount(fields)} : ${why}`,
  since: (changes) => `depuis : ${changes.join(' ; ')}`,
  unseen: 'son contenu a été modifié',
  more: (count) =>
    plural(count, { one: `${number(count)} autre modification`, other: `${number(count)} autres modifications` }),
  line: (position, order) => (order === null ? position : `${position} de ${order}`),
  lines: (lines) => `${plural(lines.length, { one: 'ligne', other: 'lignes' })} ${list(lines)}`,
  goneLine: (goods) => `de ${goods} (supprimée)`,
  added: (lines, count) => `${lines} : ${plural(count, { one: 'ajoutée', other: 'ajoutées' })}`,
  removed: (lines, count) => `${lines} : ${plural(count, { one: 'retirée', other: 'retirées' })}`,
  changed: (what, from, to) => `${what} ${from} → ${to}`,
  by: (text, person) => (person === null ? text : `${text}, par ${person}`),
  of: (subject, field) => `${subject}, ${field}`,
  none: 'aucun',
  yes: 'oui',
  no: 'non',
  another: 'un autre',
  parties: {
    exporter: () => 'exportateur',
    group: (name) => `groupe ${name}`,
    courier: (name) => `transporteur ${name}`,
    vendors: (name) => `fournisseur ${name}`,
    end_users: (name) => `utilisateur final ${name}`,
  },
};
