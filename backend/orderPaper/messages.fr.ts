import type { Translated } from '../language/wording.ts';
import type { orderPaper } from './messages.ts';

export const fr: Translated<typeof orderPaper> = {
  printsHidden:
    'Le document montre en entier les articles, le fournisseur et le groupe, ce que votre rôle ne permet pas',
  title: 'Bon de commande',
  orderNumber: 'Commande n°',
  requestNumber: 'Demande n°',
  date: 'Date',
  printed: 'Imprimé le',
  buyer: 'ACHETEUR',
  vendor: 'FOURNISSEUR',
  shipTo: 'LIVRER À',
  usd: 'Dollars US (USD)',
  fundingNumber: 'N° de financement',
  funding: 'Financement',
  items: 'Articles',
  noItems: 'Cette commande n’a pas encore d’article.',
  line: 'Ligne',
  description: 'Désignation',
  quantity: 'Quantité',
  unit: 'Unité',
  unitPrice: 'Prix unitaire',
  amount: 'Montant',
  catalogNumber: 'Réf.',
  urgent: 'Urgent',
  total: 'Total (USD)',
  authorization: 'Autorisé pour l’acheteur :',
  place: {
    order: 'Bon de commande',
    line: (position) => `Ligne ${position}`,
  },
};
