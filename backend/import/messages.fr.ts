import { type Translated, wordingIn } from '../language/wording.ts';
import type { ImportedKind, messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const NOUNS: Readonly<Record<ImportedKind, readonly [one: string, several: string]>> = {
  programs: ['programme', 'programmes'],
  groups: ['groupe', 'groupes'],
  end_users: ['utilisateur final', 'utilisateurs finaux'],
  vendors: ['fournisseur', 'fournisseurs'],
  purchase_orders: ['bon de commande', 'bons de commande'],
  shipments: ['envoi', 'envois'],
  order_items: ['article de commande', 'articles de commande'],
};
const rows = (count: number) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });

const finished = 'Les commandes déjà importées sont complètes ; relancez l’importation';

export const fr: Translated<typeof messages> = {
  stalled: 'Aucune donnée n’est arrivée pendant 30 secondes.',
  noOrganization:
    'Il n’y a pas encore d’organisation où importer. Configurez d’abord Lading : npm start affiche un lien pour cela.',
  unknownOrganization: (name, names) => `Il n’y a pas d’organisation « ${name} ». Il y a : ${names.join(', ')}.`,
  nameOne: (names) =>
    `Il y a plusieurs organisations. Indiquez celle où importer, avec --organization NOM : ${names.join(', ')}.`,
  usage:
    'Usage : npm run import -- FICHIER [--organization NOM] [--dry-run]\nPar exemple : npm run import -- commandes.csv --organization "Relief Works"\nCe que les lignes peuvent devenir d’autre : npm run import -- FICHIER --kind deliveries|orders|items|vendors|end-users|groups [--program NOM] [--order NUMÉRO] [--mapping NOM] [--create] [--as ADRESSE]',
  noFile: (file) =>
    `Le fichier ${file} n’existe pas. Indiquez un fichier CSV par son chemin d’ici, par exemple : npm run import -- exports/commandes.csv`,
  isFolder: (file) =>
    `${file} est un dossier, pas un fichier. Indiquez un fichier CSV, par exemple : npm run import -- exports/commandes.csv`,
  throughBackend: (url) => `Le fichier est transmis au Lading en service à ${url}.`,
  lostBackend: `Le serveur s’est arrêté avant la fin de l’importation. ${finished}.`,
  stopped: `Arrêté. ${finished} pour le reste.`,
  waiting: 'En attente de la fin d’une autre importation de l’organisation …',
  stopping: 'Arrêt après cette commande…',
  failed: `L’importation a échoué. ${finished} pour le reste.`,
  reading: (count) => `Lecture : ${rows(count)}`,
  importing: (orders, of) => `Importation : ${number(orders)} commandes sur ${number(of)}`,
  nothingChanged: (lines, organization) =>
    `Rien n’a changé : les ${number(lines)} lignes avaient déjà été importées dans ${organization}.`,
  nothingNew: 'Rien n’a été importé.',
  dryRun: (organization) => `Essai : rien n’a été écrit. Une importation créerait dans ${organization} :`,
  made: (organization) => `Importé dans ${organization} :`,
  counted: (kind, value) => {
    const [one, other] = NOUNS[kind];
    return `${number(value)} ${plural(value, { one, other })}`;
  },
  unchanged: (lines) =>
    plural(lines, {
      one: `${rows(lines)} avait déjà été importée et n’a pas changé.`,
      other: `${rows(lines)} avaient déjà été importées et n’ont pas changé.`,
    }),
  refused: (count) =>
    plural(count, { one: `${rows(count)} a été refusée.`, other: `${rows(count)} ont été refusées.` }),
  noted: (count) =>
    plural(count, {
      one: `${rows(count)} importée figure dans le rapport.`,
      other: `${rows(count)} importées figurent dans le rapport.`,
    }),
  noMembers: (programs) =>
    `${plural(programs, {
      one: `${number(programs)} nouveau programme n’a pas de membre : seuls les administrateurs le voient.`,
      other: `${number(programs)} nouveaux programmes n’ont pas de membre : seuls les administrateurs les voient.`,
    })} Ajoutez des membres dans Panneau d’organisation > Gérer les personnes, champ Programmes de chaque personne.`,
  report: (file) => `Rapport : ${file}`,
};
