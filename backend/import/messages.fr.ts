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
  empty: 'Le fichier est vide.',
  workbook: 'Ceci est un classeur Excel, pas un fichier CSV. Enregistrez-le en CSV (UTF-8) et importez celui-ci.',
  unknownLayout: (layout, missing) =>
    `Lading ne peut pas importer ce fichier. Pour le modèle « ${layout} », il manque ${plural(missing.length, { one: 'cette colonne', other: 'ces colonnes' })} : ${missing.join(', ')}.`,
  stalled: 'Aucune donnée n’est arrivée pendant 30 secondes.',
  tooFewCells: (has, wanted) => `a ${number(has)} cellules, l’en-tête en a ${number(wanted)}`,
  worthNothing: 'multipliée par la valeur unitaire doit faire au moins 0,01',
  repeated: (lineId) => `la ligne ${lineId} de cette commande figure plus haut dans le fichier ; la première compte`,
  notADate: 'n’est pas une date',
  ahead: 'est postérieure à aujourd’hui',
  notANumber: 'n’est pas un nombre',
  twoReadings:
    'peut se lire avec le point comme signe décimal ou comme séparateur de milliers : écrivez-le sans aucun des deux',
  damaged: 'a été modifié par un tableur : écrivez le code entier',
  notKnown: 'est inconnu et a été ignoré',
  valueDiffers: (total) => `diffère de quantité × prix, soit ${total} ; la quantité et le prix ont été retenus`,
  differsFromFirst: (row) => `diffère de la ligne ${number(row)}, la première de cette commande, qui a été retenue`,
  orderElsewhere: 'est déjà une commande d’un autre programme',
  orderArchived: 'est une commande archivée, qui n’accepte plus d’articles',
  prohibited: (parties) => `${parties} : ne peut figurer dans aucune nouvelle commande ni aucun nouvel envoi`,
  shipmentElsewhere: 'est déjà un envoi d’un autre programme',
  databaseRefused: (reason) => `la base de données a refusé : ${reason}`,
  taken: 'est déjà utilisé',
  noOrganization:
    'Il n’y a pas encore d’organisation où importer. Configurez d’abord Lading : npm start affiche un lien pour cela.',
  unknownOrganization: (name, names) => `Il n’y a pas d’organisation « ${name} ». Il y a : ${names.join(', ')}.`,
  nameOne: (names) =>
    `Il y a plusieurs organisations. Indiquez celle où importer, avec --organization NOM : ${names.join(', ')}.`,
  usage:
    'Usage : npm run import -- FICHIER [--organization NOM] [--dry-run]\nPar exemple : npm run import -- commandes.csv --organization "Relief Works"\nUn tableau de n’importe quelle disposition, comme à l’écran : npm run import -- FICHIER --kind orders|items|vendors|end-users|groups [--program NOM] [--order NUMÉRO] [--mapping NOM] [--create] [--as ADRESSE]',
  noFile: (file) =>
    `Le fichier ${file} n’existe pas. Indiquez un fichier CSV par son chemin d’ici, par exemple : npm run import -- exports/commandes.csv`,
  isFolder: (file) =>
    `${file} est un dossier, pas un fichier. Indiquez un fichier CSV, par exemple : npm run import -- exports/commandes.csv`,
  running: 'Une autre importation est en cours. Attendez qu’elle soit terminée, puis lancez celle-ci.',
  throughBackend: (url) => `Le fichier est transmis au Lading en service à ${url}.`,
  lostBackend: `Le serveur s’est arrêté avant la fin de l’importation. ${finished}.`,
  stopped: `Arrêté. ${finished} pour le reste.`,
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
