import type { Translated } from '../generated/wording.ts';
import type { courierMessages } from './messages.ts';

export const fr: Translated<typeof courierMessages> = {
  title: 'Transporteurs',
  add: 'Ajouter un transporteur',
  addDenied: 'Vous ne pouvez pas ajouter de transporteurs',
  purpose:
    'Les transporteurs acheminent vos envois ; le préfixe d’une compagnie aérienne commence ses numéros de lettre de transport aérien.',
  adders: 'Les administrateurs, les responsables de programme et les logisticiens ajoutent les transporteurs.',
  search: 'Rechercher un transporteur',
  created: 'Transporteur créé',
  notFound: 'Transporteur introuvable',
  details: 'Transporteur',
  address: 'Adresse',
  companyName: 'Nom de l’entreprise',
  companyNameRequired: 'Le nom de l’entreprise est obligatoire',
  screened: 'Criblage VC',
  country: 'Pays',
  city: 'Ville',
  airlines: 'Compagnies aériennes',
  addAirline: 'Ajouter une compagnie',
  airlinePurpose:
    'Un transporteur fait appel à des compagnies aériennes ; le préfixe de l’une commence les numéros de lettre de transport aérien de ses envois.',
  editAirline: 'Modifier la compagnie',
  airlineName: 'Nom',
  airlineNameRequired: 'Le nom est obligatoire',
  prefix: 'Préfixe',
  notes: 'Notes',
  airlineCreated: 'Compagnie aérienne créée',
  airlineUpdated: 'Compagnie aérienne modifiée',
};
