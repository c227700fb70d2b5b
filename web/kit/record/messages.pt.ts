import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { recordMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

/** Lists how many records are in each status: "Aberta: 3, Fechada: 2". */
const listed = (counts: readonly (readonly [status: string, count: number])[]) =>
  counts.map(([status, count]) => `${status}: ${number(count)}`).join(', ');

const changes = (count: number) =>
  plural(count, { one: `${number(count)} alteração`, other: `${number(count)} alterações` });
const ofAll = (some: number, all: number) => (some === all ? number(all) : `${number(some)} de ${number(all)}`);
const inBackground = (count: number) =>
  `As alterações dos ${number(count)} registos fazem-se em segundo plano: pode sair daqui, e uma página diz o que aconteceu a cada um.`;

export const pt: Translated<typeof recordMessages> = {
  edit: 'Editar',
  unsaved: (count) => `${changes(count)} por guardar`,
  changeStatus: 'Alterar estado',
  changeStatusTitle: 'Alterar estado',
  status: 'Estado',
  statusMoved: (status) => `Entretanto, alguém mudou o estado para ${status}. As opções são as de agora.`,
  removedMeanwhile:
    'Alguém removeu este registo, ou já não o pode abrir. Não pode ser guardado. O que escreveu fica aqui para ser copiado.',
  stays: (status) => `${status} (sem alteração)`,
  unfinished: 'Alguns itens não estão concluídos',
  closeAnyway: 'Fechar mesmo assim',
  closeManyAnyway: (count) => `Fechar ${number(count)} mesmo assim`,
  moveOf: (record, status) => `Estado ${status}: ${record}`,
  fromTo: (from, to) => (from === to ? `Continua ${from}` : `De ${from} para ${to}`),
  description: 'Descrição do estado',
  noDescription: 'Nenhuma',
  notYet: 'Ainda não',
  notYetBecause: (status, reason) => `Ainda não ${status}: ${reason}`,
  noNextStatus: 'De momento, este registo não pode passar a nenhum estado.',
  assignUsers: 'Atribuir utilizadores',
  assignUsersTitle: 'Atribuir utilizadores',
  searchUsers: 'Pesquisar utilizadores',
  noUsersFound: 'Ninguém encontrado',
  moreUsers: 'Mostrar mais',
  selectedCount: (count) =>
    plural(count, { one: `${number(count)} selecionado`, other: `${number(count)} selecionados` }),
  userAssigned: 'Utilizador atribuído',
  usersAssigned: 'Utilizadores atribuídos',
  external: 'Externo',
  bulkMove: (able, count) => `Mudar ${ofAll(able, count)}`,
  moveAll: (count) => `Mudar todos (${number(count)})`,
  assignAll: (count) => `Atribuir a todos (${number(count)})`,
  statusOffer: (status, able, count) => (able === count ? status : `${status} (${ofAll(able, count)})`),
  mixedStatuses: (counts) =>
    `Agora: ${listed(counts)}. Um número diz quantos deles podem passar a um estado: o estado atual dos outros não o permite.`,
  cannotMove: (counts, to) => `Não podem passar a ${to} e serão recusados: ${listed(counts)}.`,
  noneCanMove: (counts) => `De momento, nenhum pode passar a outro estado: ${listed(counts)}.`,
  staysSince: (label, to, before) => `${label}: de ${to} não se volta a ${before}.`,
  inBackground: (count) => `${inBackground(count)} Aqueles cujo estado não o permite são recusados.`,
  changedInBackground: inBackground,
  usersInBackground: (count) =>
    `Os utilizadores escolhidos substituem todos os que estão atribuídos aos ${number(count)} registos. ${inBackground(count)}`,
  notForAll: (count, to) =>
    plural(count, {
      one: `${number(count)} deles não pode passar a ${to}: será recusado.`,
      other: `${number(count)} deles não podem passar a ${to}: serão recusados.`,
    }),
  closeUnfinished: 'Fechar também os que têm itens por receber ou por expedir',
  started: (count) => `A alterar ${number(count)} registos em segundo plano`,
  showProgress: 'Mostrar o progresso',
  bulkAssign: (count) => `Atribuir a ${number(count)}`,
  bulkAssignNote: (count) =>
    `Os utilizadores escolhidos substituem todos os que estão atribuídos aos registos selecionados (${number(count)}).`,
  updatedMany: (count) => (count === 1 ? 'Atualizado' : `${number(count)} atualizados`),
  bulkResult: (done, refused) =>
    `Alterados: ${number(done)}. Recusados: ${number(refused)}. Os recusados continuam selecionados.`,
  undo: 'Anular',
  undoSome: (count) => `Anular ${number(count)}`,
  undone: (count) => (count === 1 ? 'Anulado' : `Anulado em ${number(count)}`),
  notUndone: (done, count, first) =>
    done === 0 && count === 1
      ? `Não anulado. ${first}`
      : `Anulados: ${number(done)}. Não anulados: ${number(count)}. ${first}`,
  changedSince: 'Entretanto, alguém o alterou.',
  changes,
  notAllowed: 'Não tem permissão para isto',
  notSet: 'Não definido',
  open: (count) => `${number(count)} por resolver`,
  moreOpen: (count, unknown) =>
    unknown > 0 ? `mais ${number(count)}, dos quais ${number(unknown)} sem resposta` : `mais ${number(count)}`,
  doneOf: (done, all) => `${number(done)} de ${number(all)} feitos`,
  done: (names) =>
    `${plural(names.length, { one: `${number(names.length)} feito`, other: `${number(names.length)} feitos` })}: ${names.join(', ')}`,
  notNeeded: (names) =>
    `${plural(names.length, { one: `${number(names.length)} não se aplica`, other: `${number(names.length)} não se aplicam` })}: ${names.join(', ')}`,
  kinds: { blocks: 'Bloqueia', advises: 'Aconselha', unknown: 'Por esclarecer' },
};
