import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages, partyMessages, sampleMessages } from './messages.ts';

const { plural, number, list } = wordingIn('fr');

const kinds = { vendor: 'Fournisseur', end_user: 'Utilisateur final', group: 'Groupe', courier: 'Transporteur' };

export const party: Translated<typeof partyMessages> = {
  notALevel: 'n’est pas une valeur autorisée',
  prohibited: 'est interdit (niveau 4) : ne peut figurer dans aucune nouvelle commande ni aucun nouvel envoi',
  namesProhibited: (parties) =>
    `${parties.map(({ kind, name }) => `${kinds[kind]} ${name}`).join(', ')} : ${plural(parties.length, { one: 'interdit', other: 'interdits' })} (niveau 4)`,
};

export const sample: Translated<typeof sampleMessages> = {
  programName: (prefix) => `doit commencer par ${prefix}, car tout y est donnée d’exemple`,
  realProgramName: (prefix) => `ne doit pas commencer par ${prefix} : c’est ainsi que s’appelle le programme d’exemple`,
  partyName: (mark) => `doit contenir le mot ${mark}, car c’est une donnée d’exemple`,
  number: (prefix) => `doit commencer par ${prefix} dans le programme d’exemple`,
  realNumber: (prefix) => `ne doit pas commencer par ${prefix} : c’est ainsi que sont numérotées les données d’exemple`,
  namesSample: 'est une donnée d’exemple, que seul le programme d’exemple utilise',
  namesReal: 'n’est pas une donnée d’exemple : le programme d’exemple n’utilise rien d’autre',
};

export const record: Translated<typeof messages> = {
  notFound: 'est introuvable',
  rowTwice: 'ne doit pas contenir deux fois une fiche',
  versionEach: 'doit avoir une version pour chaque identifiant',
  twins: (kind, organization, records) => `${organization}, ${kind} : ${list(records)}`,
  twinsFound: (count) =>
    count === 0
      ? 'Aucun nom n’en vaut un autre.'
      : plural(count, {
          one: `${number(count)} nom est enregistré plus d’une fois.`,
          other: `${number(count)} noms sont enregistrés plus d’une fois.`,
        }),
};
