import { wordingIn } from '../base/wording.ts';
import type { WorkOutcome, WorkProgressFragment, WorkState } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { workMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const NOUNS: Partial<Record<WorkProgressFragment['type'], readonly [one: string, several: string]>> = {
  PURCHASE_ORDER: ['bon de commande', 'bons de commande'],
  SHIPMENT: ['envoi', 'envois'],
  ORDER_ITEM: ['article de commande', 'articles de commande'],
};
function counted(type: WorkProgressFragment['type'], count: number): string {
  const [one, other] = NOUNS[type] ?? ['fiche', 'fiches'];
  return `${number(count)} ${plural(count, { one, other })}`;
}
const records = (count: number) => plural(count, { one: `${number(count)} fiche`, other: `${number(count)} fiches` });
const states: Readonly<Record<WorkState, string>> = {
  WAITING: 'En attente',
  RUNNING: 'En cours',
  DONE: 'Terminé',
  CANCELLED: 'Arrêté',
  FAILED: 'Échoué',
};
const outcomes: Readonly<Record<WorkOutcome, string>> = {
  CHANGED: 'Modifiées',
  UNCHANGED: 'Déjà ainsi',
  REFUSED: 'Refusées',
  NOT_REACHED: 'Non atteintes',
};
function outcomeOf({ changed, refused, notReached }: WorkProgressFragment): string {
  const counts = [
    plural(changed, { one: `${number(changed)} modifiée`, other: `${number(changed)} modifiées` }),
    refused > 0 ? plural(refused, { one: `${number(refused)} refusée`, other: `${number(refused)} refusées` }) : '',
    notReached > 0
      ? plural(notReached, { one: `${number(notReached)} non atteinte`, other: `${number(notReached)} non atteintes` })
      : '',
  ];
  return counts.filter((text) => text !== '').join(', ');
}

export const fr: Translated<typeof workMessages> = {
  states,
  outcomes,
  background: 'Traitement en arrière-plan',
  asked: ({ kind, type, total, status, urgent, storage, undoes }) => {
    const what = counted(type, total);
    if (kind === 'IMPORT') return `Importation de ${what}`;
    if (undoes) return kind === 'FIELDS' ? `Rétablir ${what}` : `Ramener ${what} au statut précédent`;
    if (kind === 'USERS') return `Assigner des personnes à ${what}`;
    if (kind === 'STATUS') return `Passer ${what} au statut ${status?.name ?? 'choisi'}`;
    if (urgent !== null) {
      const marked = urgent
        ? `Marquer ${what} comme ${plural(total, { one: 'urgent', other: 'urgents' })}`
        : `Retirer l’urgence de ${what}`;
      return storage ? `${marked}, avec la conservation ${storage.name}` : marked;
    }
    return storage ? `Fixer la conservation de ${what} à ${storage.name}` : `Effacer la conservation de ${what}`;
  },
  describedAs: (text) => `Description du statut : ${text}`,
  assigned: (names) => (names.length === 0 ? 'Personne n’est assigné' : `À ${names.join(', ')}`),
  inProgram: (program) => `Dans ${program}`,
  askedBy: (name, moment) => `Demandé par ${name}, ${moment}`,
  askedAt: (moment) => `Demandé ${moment}`,
  tookSeconds: (seconds) => `a pris ${number(seconds)} s`,
  progress: (reached, total) => `${number(reached)} sur ${number(total)}`,
  headed: ({ state, total, notReached }) => {
    if (state === 'WAITING') return `En attente, ${number(total)}`;
    if (state === 'RUNNING') return `${number(total - notReached)} sur ${number(total)}`;
    return states[state];
  },
  ended: (work) => `${states[work.state]} : ${outcomeOf(work)}`,
  outcomeOf: (work) => (work.undoneBy ? `${outcomeOf(work)}, annulé depuis` : outcomeOf(work)),
  cancel: 'Arrêter',
  cancelTitle: 'Arrêter ce traitement ?',
  cancelQuestion: 'Les fiches déjà modifiées restent telles quelles. Les autres ne sont pas atteintes.',
  cancelled: 'Arrêté',
  undo: (count) => `Annuler (${number(count)})`,
  undoTitle: 'Annuler ce traitement ?',
  undoQuestion: (undoable, changed) =>
    undoable === changed
      ? `${records(changed)} : retour à l’état précédent, sauf modification depuis.`
      : `${number(undoable)} sur ${records(changed)} : retour à l’état précédent, sauf modification depuis. Le statut des autres n’y ramène pas : elles restent, et la page de l’annulation les nomme.`,
  undoing: 'L’annulation est en cours',
  undoOf: 'Annule un traitement antérieur',
  undoneBy: 'A été annulé',
  rows: 'Fiches',
  outcome: 'Résultat',
  record: 'Fiche',
  reason: 'Pourquoi',
  all: (count) => `Toutes (${number(count)})`,
  some: (outcome, count) => `${outcomes[outcome]} ${number(count)}`,
  noRows: 'Il n’y a aucune fiche de ce genre, ou vous ne pouvez pas les ouvrir.',
  lately: 'Des 30 derniers jours',
  whose: 'De qui',
  own: 'Les vôtres',
  everybodys: 'De tous',
  what: 'Traitement',
  state: 'Statut',
  by: 'Demandé par',
  at: 'Demandé le',
  noWorks:
    'Les modifications de plus de fiches qu’un appel n’en accepte, comme celles de toute une liste, se poursuivent ici pendant que vous faites autre chose. Les traitements terminés restent 30 jours.',
  notFound: 'Ce traitement n’existe pas',
  notFoundHint: 'Il s’est terminé il y a plus de 30 jours, ou ne vous est pas accessible.',
};
