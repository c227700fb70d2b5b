import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

const FIELDS: Readonly<Record<string, string>> = {
  status: 'Estado',
  sub_status: 'Descrição do estado',
  status_reason: 'Subestado',
  user_ids: 'Atribuídos',
  urgent: 'Urgente',
  storage: 'Conservação',
  delivered_date: 'Entregue em',
};

export const pt: Translated<typeof messages> = {
  removed: 'Foi removido, ou já não o pode abrir',
  ofField: (field, what) => `${FIELDS[field] ?? field.replace(/[._]/g, ' ')}: ${what}`,
  unknownKind: 'não é um dos valores permitidos',
  notFound: 'não existe',
  nothingMatches: 'não corresponde a nenhum registo',
  tooMany: (most) => `corresponde a mais de ${number(most)} registos: restrinja os filtros`,
  full: (most) =>
    `A sua organização tem ${number(most)} alterações em curso ou à espera em segundo plano. Espere que uma delas termine.`,
  ended: 'Já terminou',
  notEnded: 'Ainda não terminou',
  changedNothing: 'Não alterou nada',
  noWayBack: 'Nenhum registo pode voltar atrás do seu novo estado',
  noWay: 'O novo estado não permite voltar ao anterior',
  undone: 'Já foi anulado',
  noLongerAllowed: 'Quem o pediu já não pode fazer esta alteração. O que já foi alterado mantém-se.',
  gaveUp: 'Falhou repetidamente por um erro do Lading. O que já foi alterado mantém-se.',
};
