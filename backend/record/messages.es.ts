import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages, NamedParty, partyMessages, sampleMessages } from './messages.ts';

const { plural, number, list } = wordingIn('es');

const kinds: Readonly<Record<NamedParty['kind'], string>> = {
  vendor: 'el proveedor',
  end_user: 'el usuario final',
  group: 'el grupo',
  courier: 'el transportista',
};

export const party: Translated<typeof partyMessages> = {
  notALevel: 'no es uno de los valores permitidos',
  prohibited: 'tiene prohibido el comercio (nivel 4): las órdenes y los envíos nuevos no pueden nombrarlo',
  namesProhibited: (parties) =>
    `Comercio prohibido (nivel 4) con ${list(parties.map(({ kind, name }) => `${kinds[kind]} ${name}`))}`,
};

export const sample: Translated<typeof sampleMessages> = {
  programName: (prefix) => `debe empezar con ${prefix}, porque todo en él son datos de muestra`,
  realProgramName: (prefix) => `no debe empezar con ${prefix}: así se llama el programa de datos de muestra`,
  partyName: (mark) => `debe contener la palabra ${mark}, porque son datos de muestra`,
  number: (prefix) => `debe empezar con ${prefix} en el programa de muestra`,
  realNumber: (prefix) => `no debe empezar con ${prefix}: así se numeran los datos de muestra`,
  namesSample: 'es un dato de muestra, que solo usa el programa de muestra',
  namesReal: 'no es un dato de muestra: el programa de muestra no usa otra cosa',
};

export const record: Translated<typeof messages> = {
  notFound: 'no se encontró',
  rowTwice: 'no debe contener un registro dos veces',
  versionEach: 'debe tener una versión para cada id.',
  twins: (kind, organization, records) => `${organization}, ${kind}: ${list(records)}`,
  twinsFound: (count) =>
    count === 0
      ? 'No hay dos nombres que cuenten como uno.'
      : plural(count, {
          one: '1 nombre está guardado más de una vez.',
          other: `${number(count)} nombres están guardados más de una vez.`,
        }),
};
