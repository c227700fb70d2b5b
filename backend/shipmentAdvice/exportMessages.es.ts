import { type Translated, wordingIn } from '../language/wording.ts';
import type { exportMessages } from './exportMessages.ts';
import { items } from './names.es.ts';
import { named } from './names.ts';

const { plural } = wordingIn('es');

const required = 'presentación obligatoria sea cual sea el valor';

/** Says about items that something is so: `2 ítems no tienen código HS: guantes, mascarillas`. */
const itemsNamed = (names: readonly string[], one: string, other: string) =>
  `${items(names.length, one, other)}: ${named(names)}`;

export const es: Translated<typeof exportMessages> = {
  legend: {
    filed: 'AES ITN  X ________________________',
    lowValue: 'NOEEI § 30.37(a)',
    canada: 'NOEEI § 30.36',
    open: 'AES ITN o exención  ________________________',
  },
  level: {
    exempt: () => 'Exento',
    at_limit: () => 'En el límite, todavía exento',
    could_exceed: (code) => `Podría superar el límite: ${code} necesita 10 dígitos`,
    required: () => 'Necesitará una presentación EEI/Exportación',
  },
  upperBound: (code) =>
    `Necesitará una presentación EEI/Exportación, salvo que ${code} sean varios números de Schedule B`,
  whole: {
    exempt: 'No hace falta una presentación EEI/Exportación, por lo que se sabe aquí',
    at_limit: 'En el límite, todavía exento',
    could_exceed: 'Podría superar el límite',
    required: 'La factura comercial necesitará una presentación EEI/Exportación',
  },
  cannotTell: (reasons) => `No se puede saber si hace falta una presentación, porque ${reasons.join('; ')}`,
  doesNotApply: 'Sin presentación EEI/Exportación: la regla no se aplica',
  embargoed: `Al Country Group E:1 o E:2: ${required}`,
  controlledThere: (eccn) => `ECCN ${eccn} a China, Rusia o Venezuela: ${required}`,
  military: (eccn) => `ECCN ${eccn} es de 9x515 o de la serie 600: ${required}`,
  to3A069: `ECCN 3A069 al Country Group D: ${required}`,
  licensed: (license) => `Con la licencia ${license}: ${required}`,
  strategicTrade: `Con la excepción de licencia STA: ${required}`,
  decidedAgainst: (rule) => `${rule} exige una presentación; EEI/Exportación dice No, en contra de esta recomendación`,
  voluntary: {
    itn: 'Se ingresó un ITN aunque, por lo que se sabe aquí, no hace falta una presentación: es voluntaria',
    stated: 'EEI/Exportación dice Sí aunque, por lo que se sabe aquí, no hace falta una presentación: es voluntaria',
  },
  itnNotNeeded: 'Se ingresó un ITN aunque la regla no se aplica a esta mercancía',
  itnDenied: 'EEI/Exportación dice No, pero se ingresó un ITN',
  statedException: (symbol) =>
    symbol === 'NLR'
      ? 'Se indicó: sin licencia necesaria (NLR). Aquí no se comprueba si es así'
      : `Se indicó: excepción de licencia ${symbol}. Aquí no se comprueba si la mercancía puede usarla`,
  exceptedThere: (eccn) =>
    `ECCN ${eccn} a China, Rusia o Venezuela se presenta sea cual sea el valor, salvo que la mercancía pueda salir con la excepción de licencia GOV, que se indicó`,
  control: {
    required: (why, open) => [`La factura imprime la declaración de control de destino: ${why}`, ...open].join('; '),
    onList: (eccns) =>
      `ECCN ${named(eccns)} ${plural(eccns.length, { one: 'está', other: 'están' })} en la Commerce Control List`,
    beside: (why) => `puede faltar un ECCN junto a ella: ${why}`,
    notRequired: (why) => `Sin declaración de control de destino: ${why}`,
    cannotTell: (why) => `No se puede saber si hace falta la declaración de control de destino, porque ${why}`,
    notFromUs: 'la mercancía no sale de Estados Unidos',
    withinUs: 'la mercancía se queda en Estados Unidos',
    allEar99: 'todos los ítems son EAR99',
    excepted: (symbol) => `se indicó la excepción de licencia ${symbol}`,
    toUnknown: 'no se sabe si la mercancía sale de Estados Unidos',
  },
  diamonds: `Diamantes en bruto: ${required}`,
  notFromUs:
    'La mercancía no sale de Estados Unidos, Puerto Rico ni las Islas Vírgenes de EE. UU., y esta es una regla de EE. UU.',
  withinUs: 'La mercancía se queda en Estados Unidos, en un trayecto para el que no se presenta nada',
  fromTerritory:
    'No se presenta nada para mercancía de Samoa Americana, Guam, las Marianas del Norte y las islas menores',
  canada:
    'Exento a Canadá sea cual sea el valor, salvo con licencia, almacenado para otro país o en tránsito (texto de enero de 2025)',
  throughCanada: 'Hay usuarios finales fuera de Canadá: la exención para Canadá no se aplica a mercancía en tránsito',
  together: (numbers) => `Un solo envío con ${named(numbers)}, así que sus valores se suman`,
  notLookedAt:
    'Aquí no se comprueba: si hace falta una licencia, mercancía ITAR, partes de la Unverified List y vehículos usados, que exigen una presentación sea cual sea el valor',
  noItems: 'todavía no hay ítems',
  fromUnknown: 'no se conoce el país del exportador: la organización no tiene dirección',
  toUnknown: 'no se conoce el país de destino: el grupo no tiene dirección',
  passing: 'el grupo está en Estados Unidos y un usuario final está fuera: no se sabe desde dónde sale la mercancía',
  territoryReported:
    'la mercancía controlada y la destinada al Country Group E desde un territorio pueden exigirla según 15 CFR 758.1(b): debe comprobarlo una persona',
  canadaFromIsland: (code) =>
    `${code} supera el límite, y 15 CFR 30.36 nombra solo a Estados Unidos: la mercancía a Canadá debe comprobarla una persona`,
  noEndUserCountry: (names) => itemsNamed(names, 'tiene un usuario final sin país', 'tienen un usuario final sin país'),
  noHsCode: (names) => itemsNamed(names, 'no tiene código HS', 'no tienen código HS'),
  unreadableHsCode: (code, names) => `el código HS “${code}” no se puede leer como 6 a 10 dígitos: ${named(names)}`,
  oddHsCode: (code, digits, names) =>
    `El código HS ${code} tiene ${digits} dígitos, quizá sin su 0 inicial: ${named(names)}`,
  noValue: (names) => itemsNamed(names, 'no tiene valor', 'no tienen valor'),
  noEccn: (names) => `${itemsNamed(names, 'no tiene ECCN', 'no tienen ECCN')} (desconocido no es EAR99)`,
  unreadableEccn: (eccn, names) => `el ECCN “${eccn.trim()}” no se puede leer: ${named(names)}`,
  mayNeedLicence: (eccn, names) =>
    `ECCN ${eccn.trim()} puede necesitar una licencia y, entonces, una presentación sea cual sea el valor: ${named(names)}`,
  othersWithoutCode: (numbers) => `${named(numbers)}, un solo envío con este, tiene ítems sin un código HS legible`,
  perhapsTogether: (numbers) =>
    `${named(numbers)}, al mismo grupo, sale el mismo día: si va en el mismo medio de transporte, los valores juntos superan el límite. Ingrese las guías aéreas`,
};
