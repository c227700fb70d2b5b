import type { Translated } from '../generated/wording.ts';
import type { vendorMessages } from './messages.ts';

export const fr: Translated<typeof vendorMessages> = {
  title: 'Fournisseurs',
  add: 'Ajouter un fournisseur',
  addWhenEmpty: 'Ajouter',
  addDenied: 'Vous ne pouvez pas ajouter de fournisseurs',
  purpose: 'Les fournisseurs sont les entreprises auxquelles vous achetez ; chaque bon de commande en désigne un.',
  adders: 'Les administrateurs, les responsables de programme et les acheteurs ajoutent les fournisseurs.',
  search: 'Rechercher un fournisseur',
  created: 'Fournisseur créé',
  notFound: 'Fournisseur introuvable',
  details: 'Fournisseur',
  address: 'Adresse',
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  ein: 'EIN',
  phoneNumber: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  screened: 'Criblage VC',
  notes: 'Notes',
  country: 'Pays',
};
