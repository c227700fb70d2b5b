import type { Translated } from '../../generated/wording.ts';
import type { itemFilterMessages } from './filterMessages.ts';

export const fr: Translated<typeof itemFilterMessages> = {
  order: 'N° de BC',
  material: 'Désignation',
  catalogNumber: 'Réf. catalogue',
  invoiceNumber: 'N° FC d’envoi',
  wcmInvoiceNumber: 'N° de facture WCM',
  receivedDate: 'Date de réception',
  lotNumber: 'N° de lot',
  expiryDate: 'Péremption',
  dgClass: 'Classe de danger',
  dgDescription: 'Détails du danger',
  vendor: 'Fournisseur',
  quantity: 'Quantité',
  totalValue: 'Valeur totale',
  valuePerItem: 'Valeur unitaire',
  urgent: 'Urgent',
  splitKit: 'Fractionner le kit',
  eeiExport: 'EEI/Exportation',
  status: 'Statut',
  countriesOfManufacture: 'Pays de fabrication',
  condition: 'État à réception',
  mtaStatus: 'Statut MTA',
  shipmentType: 'Type d’envoi',
  storage: 'Conservation',
};
