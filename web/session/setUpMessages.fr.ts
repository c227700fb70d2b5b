import type { Translated } from '../generated/wording.ts';
import type { setUpMessages } from './setUpMessages.ts';

export const fr: Translated<typeof setUpMessages> = {
  setUpTitle: 'Configurer Lading',
  setUpSubtitle: 'Votre organisation, et vous, son premier administrateur. Tout pourra être modifié plus tard.',
  setUp: 'Configurer',
  notSetUp: 'Lading n’a pas été configuré.',
  organization: 'Nom de votre organisation',
  organizationRequired: 'Le nom de votre organisation est obligatoire',
  shortName: 'Nom court',
  shortNameRequired: 'Le nom court est obligatoire',
  firstName: 'Prénom',
  firstNameRequired: 'Le prénom est obligatoire',
  lastName: 'Nom',
  lastNameRequired: 'Le nom est obligatoire',
  beginTitle: 'Personne ne peut encore se connecter',
  beginSubtitle: 'Ce Lading est neuf. La première personne le configure, sur la machine où il fonctionne.',
  beginLink:
    'Ouvrez le lien que Lading a affiché à son démarrage. Il fonctionne une fois, pendant 60 minutes. Cette commande en affiche un nouveau :',
  beginCommand: 'Ou créez le premier administrateur dans le terminal :',
  setupLinkCommand: 'npm run setup-link',
  createAdminCommand: 'npm run create-admin -- ADRESSE',
  checkAgain: 'Vérifier à nouveau',
  newLink: (problem) => `Le lien ${problem}.`,
};
