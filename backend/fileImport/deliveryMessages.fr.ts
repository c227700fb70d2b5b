import { type Translated, wordingIn } from '../language/wording.ts';
import type { deliveryMessages } from './deliveryMessages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof deliveryMessages> = {
  field: {
    program_id: 'Programme',
    country: 'Pays de l’utilisateur final',
    quote_date: 'Date du devis, à défaut de date du bon de commande',
    line_id: 'ID de ligne',
    pack_count: 'Nombre par conditionnement',
    received_date: 'Date de réception',
    shipment_number: 'N° de facture',
    incoterm: 'Incoterm',
    anticipated_ship_date: 'Départ prévu',
    shipped_date: 'Date de départ',
    weight: 'Poids (kg)',
    freight_cost: 'Frais de transport',
  },
  valueDiffers: (total) => `diffère de quantité × prix, soit ${total} ; la quantité et le prix ont été retenus`,
  differsFromRow: (row) => `diffère de la ligne ${number(row)}, qui vaut pour toute la commande`,
  orderArchived: 'est une commande archivée, qui n’accepte plus d’articles',
  shipmentElsewhere: 'est celui d’un envoi d’un autre programme',
  prohibited: (parties) => `${parties} : aucune nouvelle commande ni aucun nouvel envoi ne peut les nommer`,
  importedMeanwhile: 'a été importé entre-temps par quelqu’un d’autre',
  shipmentStays: (reason) => `son envoi : ${reason}`,
  notStored: 'ne peut pas être enregistré tel quel : un nombre est trop grand, ou un nom est déjà pris',
};
