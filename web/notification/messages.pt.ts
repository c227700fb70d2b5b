import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { notificationMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof notificationMessages> = {
  title: 'Notificações',
  buttonNew: 'Notificações, há novas',
  unreadCount: (count) => plural(count, { one: `${number(count)} nova`, other: `${number(count)} novas` }),
  unread: 'Por ler',
  announced: (sentence) => `Nova notificação: ${sentence}`,
  list: 'Notificações, mais recentes primeiro',
  kept: 'Conservadas 180 dias',
  loadingOlder: 'A carregar notificações mais antigas',
  emptyTitle: 'Está tudo em dia',
  emptyHint: 'Não há notificações aqui',
  clearAll: 'Limpar tudo',
  clearTitle: 'Limpar todas as notificações',
  clearQuestion: (unread) =>
    unread === 0
      ? 'Quer remover todas as suas notificações?'
      : `Quer remover todas as suas notificações? Ainda não leu ${number(unread)}.`,
  clearNote: 'Isto não se pode anular. Os registos em si não são afetados.',
  cleared: 'Notificações removidas',
  notRead: 'Não foi possível marcar a notificação como lida',
  system: 'Sistema',
  somebody: 'Alguém',
  commented: (who, others, record) =>
    others === 0
      ? `${who} comentou em ${record}`
      : `${who} e ${plural(others, {
          one: `mais ${number(others)} pessoa`,
          other: `mais ${number(others)} pessoas`,
        })} comentaram em ${record}`,
  commentedTimes: (who, times, record) => `${who} comentou ${number(times)} vezes em ${record}`,
  assigned: (who, record) => `${who} atribuiu-lhe ${record}`,
  sentForReview: (who, record) => `${who} enviou ${record} para análise`,
  prohibited: (who, record) => `${who} proibiu o comércio com ${record}`,
  prohibitedContent: 'Há ordens e remessas abertas que a nomeiam: nada delas pode partir',
  expiresSoon: (record) => `Expira em breve: ${record}`,
  expiresToday: (record) => `Expira hoje: ${record}`,
  expired: (record) => `Expirou: ${record}`,
  itemOf: (order, item) => `OC ${order}, ${item}`,
  document: (type) => `Documento: ${type}`,
  documentOn: (type, date) => `Documento: ${type}, em ${date}`,
  documentTypes: {
    visual_screening: 'Triagem VC',
    mta_incoming: 'MTA de entrada',
    mta_outgoing: 'MTA de saída',
    import_permit: 'Autorização de importação',
    certificate_of_analysis: 'Certificado de análise',
    temperature_log: 'Registo de temperatura',
    proof_of_delivery: 'Comprovativo de entrega',
    other: 'Outro',
  },
  noPage: 'Este tipo de registo não tem página',
  noAccess: 'Não tem acesso à página deste registo',
  preferences: 'Preferências de notificações',
  openPreferences: 'Abrir as preferências de notificações',
  closePreferences: 'Voltar às notificações',
  mute: 'Silenciar todas as notificações',
  what: 'O quê',
  where: 'Onde',
  allPrograms: 'Todos os programas',
  muted: 'Todas as notificações estão silenciadas',
  allProgramsOn: '“Todos os programas” está ligado',
  savesAtOnce: 'Cada interruptor guarda de imediato.',
  saved: 'Guardado. Cada interruptor guarda de imediato.',
  notSaved: 'As suas preferências de notificações não foram guardadas',
};
