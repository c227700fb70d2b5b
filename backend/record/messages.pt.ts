import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages, partyMessages, sampleMessages } from './messages.ts';

const { plural, number, list } = wordingIn('pt');

const kinds = {
  vendor: 'o fornecedor',
  end_user: 'o utilizador final',
  group: 'o grupo',
  courier: 'a transportadora',
} as const;

export const party: Translated<typeof partyMessages> = {
  notALevel: 'não é um dos valores permitidos',
  prohibited: 'tem o comércio proibido (nível 4): novas ordens e remessas não podem nomear esta parte',
  namesProhibited: (parties) =>
    `Comércio proibido (nível 4) com ${list(parties.map(({ kind, name }) => `${kinds[kind]} ${name}`))}`,
};

export const sample: Translated<typeof sampleMessages> = {
  programName: (prefix) => `tem de começar por ${prefix}, porque tudo nele são dados de exemplo`,
  realProgramName: (prefix) => `não pode começar por ${prefix}: é assim que se chama o programa dos dados de exemplo`,
  partyName: (mark) => `tem de conter a palavra ${mark}, porque são dados de exemplo`,
  number: (prefix) => `tem de começar por ${prefix} no programa de exemplo`,
  realNumber: (prefix) => `não pode começar por ${prefix}: é assim que se numeram os dados de exemplo`,
  namesSample: 'faz parte dos dados de exemplo, que só o programa de exemplo usa',
  namesReal: 'não faz parte dos dados de exemplo: o programa de exemplo não usa outros',
};

export const record: Translated<typeof messages> = {
  notFound: 'não existe',
  rowTwice: 'não pode conter um registo duas vezes',
  versionEach: 'tem de ter uma versão para cada id',
  twins: (kind, organization, records) => `${organization}, ${kind}: ${list(records)}`,
  twinsFound: (count) =>
    count === 0
      ? 'Não há dois nomes que contem como um só.'
      : plural(count, {
          one: `${number(count)} nome está guardado mais do que uma vez.`,
          other: `${number(count)} nomes estão guardados mais do que uma vez.`,
        }),
};
