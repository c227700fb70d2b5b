import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  examples: 'Exemplos',
  exampleOperations: 'Operações de exemplo',
  signedIn: {
    before: 'Um navegador com sessão iniciada no Lading não precisa de mais nada. Uma ferramenta inicia sessão com ',
    between: ' e envia o token assim: ',
    after: '; aqui vai no separador Headers e acompanha o exemplo seguinte.',
  },
  guide: 'Guia',
  schemaFile: 'O esquema num ficheiro',
  guideUnread: (why) => `Não foi possível ler o guia: ${why}`,
  answered: (status) => `o servidor respondeu ${status}`,
  costOpen: 'Custo: execute uma operação para o ver',
  cost: (objects, limit, calls) =>
    `Custo: ${number(objects)} de ${number(limit)} objetos no máximo, ${plural(calls, { one: `${number(calls)} chamada`, other: `${number(calls)} chamadas` })} ao backend`,
};
