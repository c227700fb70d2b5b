import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { packageMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const name = (n: number) => `Ligne de colis ${number(n)}`;
const numbers = (from: number, to: number) => (from === to ? number(from) : `${number(from)}–${number(to)}`);
const lineAnd = (position: string, material: string) => `Ligne ${position} · ${material}`;

export const fr: Translated<typeof packageMessages> = {
  title: 'Colis',
  list: 'Modifier les colis',
  numbers: 'Colis',
  numbersOf: (from, to) => `Colis ${numbers(from, to)}`,
  line: name,
  fieldOf: (n, label) => `${name(n)} : ${label}`,
  type: 'Type',
  sizeOf: (sizes) => `${sizes.join(' × ')} cm`,
  contents: 'Contenu',
  contentOf: (quantity, position, material) => `${quantity} de la ligne ${position} · ${material}`,
  hiddenItem: (quantity) => `${quantity} d’un article que vous ne pouvez pas lire`,
  count: 'Nombre',
  length: 'Longueur (cm)',
  width: 'Largeur (cm)',
  height: 'Hauteur (cm)',
  netWeight: 'Net, chacun (kg)',
  grossWeight: 'Brut, chacun (kg)',
  dryIce: 'Glace carbonique, chacun (kg)',
  weight: 'Poids de chacun',
  grossOf: (kilograms) => `${kilograms} kg brut`,
  netOf: (kilograms) => `${kilograms} kg net`,
  iceOf: (kilograms) => `${kilograms} kg de glace carbonique`,
  moreItems: (count) =>
    plural(count, { one: `et ${number(count)} autre article`, other: `et ${number(count)} autres articles` }),
  weightHint: 'Les poids sont ceux d’un colis, en kilogrammes.',
  addLine: 'Ajouter des colis',
  removeLine: (from, to) =>
    from === to ? `Retirer le colis ${number(from)}` : `Retirer les colis ${numbers(from, to)}`,
  purpose: 'Les colis de l’envoi figurent ici, avec leur contenu ; la liste de colisage est imprimée d’après eux.',
  removeEmpty: 'Retirer cette ligne',
  whatIsIn: 'Ce qu’ils contiennent',
  inLine: 'Dans',
  notPacked: 'Non emballé',
  quantity: 'Quantité',
  anotherLine: 'En mettre une partie dans d’autres colis',
  countBelow: 'Le nombre ne peut pas dépasser 1 000 000',
  weightBelow: 'Il doit être inférieur à 1 000 000 kg',
  itemLine: lineAnd,
  itemLineOf: (order, position, material) => `${order} · ligne ${position} · ${material}`,
  inAll: (quantity, unit) => `${quantity} ${unit} en tout`,
  saved: 'Colis enregistrés',
  noRoom: 'Ces colis sont trop nombreux pour ce formulaire : modifiez-les par l’API.',
  hidden: 'Votre rôle ne montre pas les articles de commande, que les colis contiennent.',
  countRequired: 'Le nombre est obligatoire',
  countPositive: 'Le nombre doit être supérieur à 0',
  lineEmpty: 'Rien n’est saisi sur ces colis',
  quantityRequired: 'La quantité est obligatoire',
  positive: (label) => `${label} : doit être supérieur à 0`,
  iceTooHeavy: 'La glace carbonique pèse autant que le colis qui la contient, ou plus',
  goodsTooHeavy: 'Les marchandises et la glace carbonique pèsent plus que le colis qui les contient',
  moreThanAll: (quantity) => `Plus qu’il n’y en a : ${quantity} en tout`,
  mostItems: (most) =>
    `L’envoi a plus de ${number(most)} articles : indiquez par l’API ce que contient chaque colis. Ce qui est saisi reste.`,
  fromLines: 'Cette valeur découle des colis : modifiez-la là-bas',
};
