import type { Translated } from '../generated/wording.ts';
import type { orderCopyMessages } from './copyMessages.ts';

/** Isolates a name of any script within a sentence (Unicode FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const pt: Translated<typeof orderCopyMessages> = {
  copy: 'Copiar',
  of: (orderNumber) => `Cópia de ${isolated(orderNumber)}`,
  copied: (orderNumber) => `Copiada como ${isolated(orderNumber)}`,
  hint: 'A cópia tem o mesmo fornecedor, utilizador final, grupo, financiamento e itens. Não tem datas, estados, pessoas atribuídas, avaliações, receções nem remessas.',
};
