import type { Translated } from '../generated/wording.ts';
import type { exampleMessages } from './exampleMessages.ts';

export const pt: Translated<typeof exampleMessages> = {
  whoAmI: { title: 'Quem sou eu?', about: 'O perfil, os programas e os direitos da sessão.' },
  signIn: {
    title: 'Iniciar sessão como ferramenta',
    about: 'Envie o token no cabeçalho Authorization: “Bearer …”. É válido durante 60 minutos.',
  },
  refreshToken: { title: 'Renovar o token', about: 'Renova o token do cabeçalho Authorization, mesmo expirado.' },
  findOrders: {
    title: 'Encontrar ordens de compra',
    about: 'Filtra, ordena, pesquisa e pagina; as linhas incluem os registos a que se referem.',
  },
  orderWithItems: { title: 'Ler uma ordem com os seus itens', about: 'Tudo o que a página de uma ordem mostra.' },
  createOrder: {
    title: 'Criar uma ordem de compra',
    about:
      'Envie um cabeçalho Idempotency-Key, como em todas as criações: uma repetição com a mesma chave não cria outra ordem.',
  },
  editOrder: {
    title: 'Editar uma ordem de compra',
    about: 'Envie o lockVersion que leu. Se outra pessoa alterou a ordem, “current” é o seu estado atual.',
  },
  moveOrder: { title: 'Alterar o estado de uma ordem', about: 'O subestado é um dos statusReasons desse estado.' },
  moveOrders: {
    title: 'Alterar o estado de várias ordens',
    about: 'Com partial, os registos válidos mudam mesmo que outros sejam recusados; cada um tem o seu resultado.',
  },
  changeItems: {
    title: 'Alterar vários itens de uma vez',
    about: 'Todos ou nenhum; os resultados seguem a ordem dos dados enviados.',
  },
  assess: { title: 'Avaliar um item', about: 'Guarda o resultado e altera o estado, ambos ou nenhum.' },
  receive: {
    title: 'Receber um item',
    about: 'De um item avaliado: guarda a chegada e a condição e altera o estado, tudo ou nada.',
  },
  shipmentsWithItems: {
    title: 'As remessas com os seus itens',
    about: 'Um painel numa só consulta: cada lista interior custa uma chamada para todas as linhas.',
  },
  changedItems: {
    title: 'Manter uma cópia dos itens',
    about:
      'As alterações depois de um cursor, com os itens como estão agora. `first: 0` devolve o cursor atual, antes da primeira cópia.',
  },
  thisWeek: {
    title: 'Encontrar as remessas desta semana',
    about: 'As remessas que partem de segunda a domingo desta semana, no fuso horário do cabeçalho Time-Zone.',
  },
  available: {
    title: 'Ver o que cabe numa remessa',
    about: 'Inclui por que motivo um item não pode ser escolhido, e a regra de exportação com os itens de selectedIds.',
  },
  fill: {
    title: 'Encher uma remessa',
    about: 'São adicionados todos os itens ou nenhum. Envie um cabeçalho Idempotency-Key, e o mesmo ao repetir.',
  },
  sendForReview: { title: 'Enviar uma remessa para análise', about: 'Não pode ser editada até ser analisada.' },
  history: { title: 'Ler o que foi feito num registo', about: 'O mais recente primeiro; os valores são texto.' },
  comment: { title: 'Escrever um comentário', about: 'Interno, externo ou nota ao fornecedor.' },
  documents: {
    title: 'Documentos de uma ordem',
    about:
      'Descarregue os ficheiros em “url”; carregue-os por POST /files/purchase_orders/{id}/attachments, não em GraphQL.',
  },
  notifications: { title: 'As suas notificações', about: 'As mais recentes primeiro, cada uma com o seu registo.' },
  watchNotifications: { title: 'Seguir as notificações', about: 'As suas, à medida que chegam.' },
  watchComments: {
    title: 'Seguir os comentários',
    about: 'Em direto, incluindo os dos itens. REFETCH significa que podem faltar eventos: volte a ler.',
  },
  watchRecords: {
    title: 'Seguir os registos',
    about: 'Tudo o que é criado, alterado ou removido num programa; só identificadores e versões.',
  },
  screenEndUsers: {
    title: 'Triar utilizadores finais',
    about: 'Os utilizadores finais a triar a seguir: por risco e por data da última triagem, com os seus programas.',
  },
  addVendor: {
    title: 'Adicionar um fornecedor',
    about: 'Um endereço inválido é assinalado no seu campo, por exemplo address.country.',
  },
  courierWithAirlines: {
    title: 'Ler uma transportadora e as suas companhias aéreas',
    about: 'Com os prefixos dos seus números de AWB.',
  },
  inviteUser: {
    title: 'Convidar uma pessoa',
    about: 'Fica inativa até aceitar o convite recebido por e-mail. Tire a função de “roles”.',
  },
  deactivateUser: {
    title: 'Desativar uma pessoa',
    about: 'Com efeito imediato: as sessões terminam e as ligações abertas fecham-se.',
  },
  addReason: {
    title: 'Adicionar um subestado',
    about: 'Para um tipo de registo: “modelTypes” indica os tipos com os seus estados.',
  },
  switchOn: {
    title: 'Ativar uma funcionalidade',
    about: 'Só mudam os indicadores enviados. Envie o lockVersion que leu.',
  },
};
