import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { historyMessages } from './historyMessages.ts';

const { plural, number } = wordingIn('fr');

const changes = (count: number) =>
  plural(count, { one: `${number(count)} modification`, other: `${number(count)} modifications` });

export const fr: Translated<typeof historyMessages> = {
  list: 'Modifications, de la plus récente à la plus ancienne',
  count: changes,
  shown: (shown, all) => `${number(shown)} sur ${number(all)}`,
  field: (label) => `Champ : ${label}`,
  allFields: 'Afficher tous les champs',
  otherFields: (count) => `${changes(count)} d’autres champs`,
  onlyField: (label) => `Afficher seulement les modifications de ${label}`,
  older: 'Plus anciennes',
  nothingOlder: 'Il n’y a rien de plus ancien.',
  empty: 'Rien n’a encore été modifié ici',
  emptyOfField: (label) => `${label} : jamais modifié`,
  purpose: 'Chaque modification de la fiche figure ici, avec son auteur et son heure.',
  removed: 'La fiche n’existe plus, ou vous ne pouvez plus l’ouvrir.',
  noValue: 'vide',
  unnamed: 'non visible pour vous',
  picture: 'une image',
  more: (count) => `En afficher ${number(count)} de plus`,
  key: (name) => `Clé « ${name} »`,
  madeBy: (name) => `, créée par ${name}`,
  import: 'Importation',
  system: 'Lading',
  unknown: 'Quelqu’un',
  did: {
    create: 'a créé la fiche',
    import: 'a importé la fiche d’un fichier',
    update: 'a modifié la fiche',
    delete: 'a supprimé la fiche',
    assign_status: 'a changé le statut',
    assign_users: 'a assigné des personnes',
    set_approvals: 'a saisi des approbations',
    issue_paper: 'a émis les documents d’expédition',
    add_items: 'a ajouté des articles',
    remove_items: 'a retiré des articles',
    assess: 'a évalué l’article',
    receive: 'a réceptionné l’article',
    take_back_assessment: 'a annulé l’évaluation',
    take_back_receipt: 'a annulé la réception',
    release: 'a libéré l’article',
    split: 'a fractionné l’article',
    comment: 'a commenté',
    attach: 'a ajouté un document',
    update_attachment: 'a modifié un document',
    archive_attachment: 'a archivé un document',
    activate: 'a activé le compte',
    deactivate: 'a désactivé le compte',
    revoke: 'a révoqué la clé',
    change_password: 'a changé le mot de passe',
    reset_password: 'a défini un nouveau mot de passe',
    invite: 'a renvoyé l’invitation',
    copy_invitation_link: 'a copié le lien de l’invitation',
    copy_reset_link: 'a copié un lien pour un autre mot de passe',
    accept_invitation: 'a accepté l’invitation',
  },
};
