import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { historyMessages } from './historyMessages.ts';

const { plural, number } = wordingIn('pt');

const changes = (count: number) =>
  plural(count, { one: `${number(count)} alteração`, other: `${number(count)} alterações` });

export const pt: Translated<typeof historyMessages> = {
  list: 'Alterações, mais recentes primeiro',
  count: changes,
  shown: (shown, all) => `${number(shown)} de ${number(all)}`,
  field: (label) => `Campo: ${label}`,
  allFields: 'Mostrar todos os campos',
  otherFields: (count) => `${changes(count)} de outros campos`,
  onlyField: (label) => `Mostrar só as alterações de ${label}`,
  older: 'Mais antigas',
  nothingOlder: 'Não há nada mais antigo.',
  empty: 'Ainda nada foi alterado aqui',
  emptyOfField: (label) => `${label}: sem alterações`,
  purpose: 'Cada alteração do registo aparece aqui, com quem a fez e quando.',
  removed: 'O registo já não existe ou já não o pode abrir.',
  noValue: 'vazio',
  unnamed: 'não visível para si',
  picture: 'uma imagem',
  more: (count) => `Mostrar mais ${number(count)}`,
  key: (name) => `Chave “${name}”`,
  madeBy: (name) => `, criada por ${name}`,
  import: 'Importação',
  system: 'Lading',
  unknown: 'Alguém',
  did: {
    create: 'criou o registo',
    import: 'importou o registo de um ficheiro',
    update: 'alterou o registo',
    delete: 'removeu o registo',
    assign_status: 'alterou o estado',
    assign_users: 'atribuiu utilizadores',
    set_approvals: 'registou aprovações',
    issue_paper: 'emitiu os documentos',
    add_items: 'adicionou itens',
    remove_items: 'removeu itens',
    assess: 'avaliou o item',
    receive: 'recebeu o item',
    take_back_assessment: 'retirou a avaliação',
    take_back_receipt: 'retirou a receção',
    release: 'libertou o item',
    split: 'dividiu o item',
    comment: 'comentou',
    attach: 'adicionou um documento',
    update_attachment: 'alterou um documento',
    archive_attachment: 'arquivou um documento',
    activate: 'ativou a conta',
    deactivate: 'desativou a conta',
    revoke: 'revogou a chave',
    change_password: 'alterou a palavra-passe',
    reset_password: 'definiu uma nova palavra-passe',
    invite: 'enviou de novo o convite',
    copy_invitation_link: 'copiou o link do convite',
    copy_reset_link: 'copiou um link para outra palavra-passe',
    accept_invitation: 'aceitou o convite',
  },
};
