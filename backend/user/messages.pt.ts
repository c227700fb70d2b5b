import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  notFound: 'não existe',
  beyondScope: 'ultrapassa a sua própria função',
  otherRole: 'só pode ser administrador da organização',
  ownRole: 'não pode ser alterada pelo próprio',
  oneself: 'Não pode fazer isto a si próprio',
  higherUser: 'A sua função não abrange este utilizador',
  apiKey: 'Isto é uma chave de API: só pode ser revogada',
  peopleOnly: 'Uma chave de API não pode ativar, desativar nem convidar pessoas, nem criar links para elas',
  hasSignedIn: 'Esta pessoa já iniciou sessão',
  notActive: 'Esta pessoa não está ativa',
  mailReaches: 'Há um servidor de correio: a pessoa pede um link na página de início de sessão',
  notInvited: 'De momento, esta pessoa não está convidada',
  taken: 'já está em uso',
  takenBy: (name) => `já está em uso por ${name}`,
  alreadyActive: 'Este utilizador já está ativo',
  alreadyInactive: 'Este utilizador já está inativo',
  invitation: {
    subject: 'Convite para o Lading',
    before: (inviter, organization) => [
      `${inviter} criou-lhe uma conta no Lading, que a organização ${organization} usa para as suas ordens de compra e remessas.`,
      'Para escolher uma palavra-passe e iniciar sessão, abra este link:',
    ],
    link: 'Escolher uma palavra-passe',
    after: (days) => [
      `O link funciona uma só vez, durante ${number(days)} dias. Depois, peça um novo convite.`,
      'Se não esperava isto, pode ignorar esta mensagem.',
    ],
  },
  addressChange: {
    subject: 'O seu endereço no Lading foi alterado',
    left: (sender, organization, address) => [
      address
        ? `${sender} alterou o endereço de e-mail da sua conta Lading na organização ${organization} para ${address}.`
        : `${sender} alterou o endereço de e-mail desta conta Lading na organização ${organization}.`,
      'Este endereço já não serve para iniciar sessão, e os links que lhe foram enviados já não funcionam.',
    ],
    reached: (sender, organization) => [
      `${sender} alterou o endereço de e-mail da sua conta Lading na organização ${organization} para este.`,
      'A partir de agora, inicie sessão com este endereço. A palavra-passe é a mesma.',
    ],
    after: ['Se não esperava isto, avise de imediato um administrador da sua organização.'],
  },
  columns: {
    name: 'Utilizador',
    role: 'Função',
    email: 'E-mail',
    status: 'Estado',
    phoneNumber: 'Telefone',
    jobTitle: 'Cargo',
    organization: 'Organização',
    createdAt: 'Criado em',
  },
  statuses: { active: 'Ativo', inactive: 'Inativo', invited: 'Convidado' },
};
