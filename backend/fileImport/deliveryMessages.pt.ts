import { type Translated, wordingIn } from '../language/wording.ts';
import type { deliveryMessages } from './deliveryMessages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof deliveryMessages> = {
  field: {
    program_id: 'Programa',
    country: 'País do utilizador final',
    quote_date: 'Data da cotação, na falta da data da ordem',
    line_id: 'ID da linha',
    pack_count: 'Unidades por embalagem',
    received_date: 'Data de receção',
    shipment_number: 'N.º da fatura',
    incoterm: 'Incoterm',
    anticipated_ship_date: 'Data de envio prevista',
    shipped_date: 'Data de envio',
    weight: 'Peso (kg)',
    freight_cost: 'Custo do frete',
  },
  valueDiffers: (total) => `difere de quantidade × preço, que é ${total}; foram usados a quantidade e o preço`,
  differsFromRow: (row) => `difere da linha ${number(row)}, que vale para toda a ordem`,
  orderArchived: 'é uma ordem arquivada, que não aceita mais itens',
  shipmentElsewhere: 'é o de uma remessa de outro programa',
  prohibited: (parties) => `${parties}: as novas ordens e remessas não o podem nomear`,
  importedMeanwhile: 'foi entretanto importado por outra pessoa',
  shipmentStays: (reason) => `a sua remessa: ${reason}`,
  notStored: 'não pode ser guardado tal como está: um número é demasiado grande ou um nome já está em uso',
};
