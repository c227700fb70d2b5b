import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { shellMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof shellMessages> = {
  skipToContent: 'Saltar para o conteúdo',
  breadcrumbs: 'Percurso',
  navigation: 'Principal',
  openNavigation: 'Abrir a navegação',
  closeNavigation: 'Fechar a navegação',
  openPanel: (title) => `Abrir ${title.toLowerCase()}`,
  closePanel: (title) => `Fechar ${title.toLowerCase()}`,
  programs: 'Programas',
  settings: 'Painel da organização',
  organizations: 'Organizações',
  overview: 'Visão geral',
  lists: {
    approvalList: 'Por aprovar',
    forThisWeek: 'Esta semana',
    pendingOrders: 'Ordens pendentes',
    urgentItems: 'Itens urgentes',
  },
  backToPrograms: 'Voltar aos programas',
  sectionsOf: (program) => `Secções de ${program}`,
  logOut: 'Terminar sessão',
  logOutTitle: 'Terminar sessão sem guardar?',
  logOutText:
    'Há dados por guardar neste dispositivo, e terminar a sessão remove-os. Só os seus outros separadores abertos os conservam até iniciar sessão de novo.',
  logOutWaitingTitle: 'Terminar sessão antes de tudo ser enviado?',
  logOutWaiting: (count) =>
    plural(count, {
      one: `${number(count)} alteração espera neste dispositivo. Mais ninguém a vê nem a envia: será enviada quando iniciar sessão aqui de novo.`,
      other: `${number(count)} alterações esperam neste dispositivo. Mais ninguém as vê nem as envia: serão enviadas quando iniciar sessão aqui de novo.`,
    }),
  profileOf: (name) => `${name}, o seu perfil`,
  toDark: 'Mudar para o modo escuro',
  toLight: 'Mudar para o modo claro',
  live: 'Em direto',
  liveHint: 'As alterações de outras pessoas aparecem automaticamente',
  liveOff: 'Sem atualizações em direto',
  liveOffHint:
    'Algo entre este navegador e o servidor bloqueia as atualizações em direto. Tudo o resto funciona: a página procura alterações cerca de uma vez por minuto e quando volta a ela.',
  reconnecting: 'A religar',
  reconnectingHint: 'Perdeu-se a ligação. O Lading está a restabelecê-la e depois atualiza a página.',
  outage: 'O servidor não responde.',
  outageHint:
    'Nada se perdeu: o que escreveu fica neste dispositivo. O Lading continua a tentar ligar-se e depois envia o que espera.',
  unreached: 'Não é possível contactar o servidor',
  unreachedHint:
    'O Lading abriu sem ele e continua a tentar. Os registos aparecem assim que o servidor responder; não se mostram registos antigos. Os dados por guardar ficam neste dispositivo.',
  history: 'Histórico',
  notFound: 'Página não encontrada',
  notFoundHere: 'Talvez pertença a outra organização.',
  notFoundHint: 'O endereço pode estar mal escrito ou a página já não existe.',
};
