import { type Translated, wordingIn } from '../language/wording.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import type { dangerMessages, declarationMessages, readinessMessages } from './adviceMessages.ts';
import { items } from './names.es.ts';
import { named } from './names.ts';

const { plural, number } = wordingIn('es');
const day = new Intl.DateTimeFormat('es-419', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Words a calendar date: `2026-11-20` becomes `20 nov 2026`. */
const dayText = (date: string) => day.format(new Date(date));

const decimal = (text: string) => trimDecimal(text).replace('.', ',');
const measures = { mass: 'una masa', volume: 'un volumen' } as const;

export const danger: Translated<typeof dangerMessages> = {
  dryIce: 'Hielo seco, como embalaje',
  passenger: 'avión de pasajeros',
  cargo: 'avión de carga',
  noNumber: 'Sin número ONU: no se conocen sus límites',
  notInTable: (unNumber) => `${unNumber} no está en 49 CFR 172.101: revise el número. No se conocen sus límites`,
  otherClass: (unNumber, table, said) => `${unNumber} es de la clase ${table} en 49 CFR 172.101; aquí, ${said}`,
  otherGroup: (unNumber, groups, said) =>
    groups.length === 0
      ? `${unNumber} no tiene grupo de embalaje en 49 CFR 172.101; aquí, ${said}`
      : `${unNumber} tiene el grupo de embalaje ${groups.join(' o ')} en 49 CFR 172.101; aquí, ${said}`,
  noSuchEntry: (unNumber, dgClass, group) =>
    `${unNumber} de la clase ${dgClass} no tiene el grupo de embalaje ${group} en 49 CFR 172.101`,
  otherHazards: (unNumber, hazards) =>
    `49 CFR 172.101 no da a ${unNumber} el peligro secundario ${hazards.join(', ')}: revíselo`,
  groupOpen: (unNumber, groups) => `no se ingresó el grupo de embalaje: ${unNumber} tiene ${groups.join(' o ')}`,
  forbidden: (aircraft) => `Prohibido en ${aircraft} (49 CFR 172.101)`,
  severalLimits: 'Los límites varían según el grupo de embalaje y el nombre: ingréselos (49 CFR 172.101)',
  noLimits: 'no se conocen límites sin un número ONU de 49 CFR 172.101',
  identityFirst: 'los límites dependen del número ONU, la clase y el grupo de embalaje correctos',
  noLimitKnown: (aircraft, cell) =>
    cell === null
      ? `49 CFR 172.101 no da límite para ${aircraft}: consulte al transportista`
      : `En ${aircraft}: ${cell} (49 CFR 172.101)`,
  noMeasure: (unit) =>
    `una cantidad en “${unit}” no es una masa ni un volumen: indique la cantidad neta en una unidad (${unitBeside('1', unit)})`,
  pieceTooLarge: (aircraft, cell, unit) =>
    `Una unidad (${unitBeside('1', unit)}) contiene más de lo que puede un bulto en ${aircraft}: ${cell} (49 CFR 172.101)`,
  noQuantity: 'la cantidad es 0',
  otherMeasure: (aircraft, cell, of) => `el límite en ${aircraft} es ${cell}, y la cantidad es ${measures[of]}`,
  noPackages: 'no se ingresó el número de bultos',
  grossLimit: (aircraft, cell) => `el límite en ${aircraft} es ${cell}, y no se conoce la masa bruta de cada bulto`,
  manyPackages: (aircraft, cell, packages) =>
    `Al menos ${number(packages)} bultos en ${aircraft}: ${cell} cada uno (49 CFR 172.101)`,
  noMeasureIn: (where) => `el contenido no es solo masa ni solo volumen (${where}): ingrese la masa o el volumen neto`,
  notPacked: 'los bultos no contienen exactamente lo que hay en el envío',
  overInPackage: (where, aircraft, cell) =>
    `Más de ${cell} por bulto (${where}): demasiado en ${aircraft} (49 CFR 172.101)`,
  mixedPackage: (where) => `hay juntas mercancías de distintos números ONU (${where}): sus cantidades cuentan juntas`,
  noGrossIn: (where, aircraft, cell) => `el límite en ${aircraft} es ${cell}, y no se ingresó el peso bruto (${where})`,
  noGrossOf: (where) => `no se ingresó el peso bruto (${where})`,
  noType: 'no se eligió tipo de envío',
  noItems: 'todavía no hay ítems',
  openItems: (names) => `${items(names.length, 'no está evaluado', 'no están evaluados')}: ${named(names)}`,
  notAssessed: (count) => items(count, 'no está evaluado', 'no están evaluados'),
  ofGoods: (reason, names) => `${reason} (${names})`,
  none: 'no hay mercancías peligrosas',
  onlyOne: 'no hay otras mercancías peligrosas al lado',
  notByAir: 'no va por aire',
  noHazard: (names) => `no se conoce la clase: ${named(names)}`,
  acknowledge: (pairs, one, other) =>
    pairs === 1
      ? `${one} junto a ${other}: falta confirmar la lectura`
      : `${number(pairs)} pares que deben ir separados: falta confirmar la lectura`,
  noIce: 'no hay hielo seco como embalaje',
  iceTwice: 'el hielo seco es un ítem y también se indicó como embalaje: indíquelo una sola vez',
  icePackages: (packages) => `Más de 200 kg por bulto: al menos ${number(packages)} bultos (49 CFR 172.101)`,
  iceTooHeavy: (ice, weight) => `${decimal(ice)} kg de hielo seco, y el envío con él pesa ${decimal(weight)} kg`,
  iceTooHeavyIn: (where, ice, weight) =>
    `${decimal(ice)} kg de hielo seco por bulto (${where}), que con él pesa ${decimal(weight)} kg`,
  iceOver: (where) => `Más de 200 kg de hielo seco por bulto (${where}; 49 CFR 172.101)`,
  iceNoWeight: 'no se ingresó el peso del envío',
  iceNoPackages: 'no se ingresó el número de bultos con hielo seco (máximo 200 kg en cada uno, 49 CFR 172.101)',
  iceMarked: 'Marque la masa neta de hielo seco en cada bulto (49 CFR 173.217(c))',
  iceMarkedOn: (where, ice) => `Marque (${where}): UN1845, Dry ice, ${trimDecimal(ice)} kg net (49 CFR 173.217(c))`,
  iceArranged: 'Acuérdelo con el operador de la aeronave (49 CFR 173.217(c))',
  iceNotStated: 'Un ítem se almacena en hielo seco, pero el envío no indica hielo seco',
  noSeaTable: 'La segregación en el mar (IMDG 7.2.4) no se comprueba aquí: consulte al transportista',
  outcome: {
    apart: (one, other) => `Mantenga separados ${one} y ${other}: ni juntos ni en contacto`,
    separated: (one, other) => `Separe ${one} y ${other}, de modo que ninguna fuga los junte`,
    not_together: (one, other) => `${one} y ${other} no van en un mismo vehículo`,
    compare: (one, other) => `Compare las letras de compatibilidad de ${one} y ${other}`,
  },
};

export const declaration: Translated<typeof declarationMessages> = {
  number: 'Número de identificación',
  name: 'Designación oficial de transporte',
  hazard: 'Clase, con los peligros secundarios entre paréntesis',
  group: 'Grupo de embalaje',
  quantity: 'Cantidad total en masa o volumen',
  packages: 'Número y tipo de bultos',
  packageCount: 'Número de bultos',
  netMass: 'Masa neta de hielo seco en cada bulto',
  telephone: 'Teléfono de emergencia',
  certification: 'Certificación del expedidor, firmada',
  ofShipment: 'el envío',
};

/** How many reasons a line lists. */
const mostReasons = 2;

function listed(reasons: readonly string[]): string {
  const rest = reasons.length - mostReasons;
  const more = plural(rest, { one: '1 motivo más', other: `${number(rest)} motivos más` });
  return [...reasons.slice(0, mostReasons), ...(rest > 0 ? [more] : [])].join('; ');
}

export const readiness: Translated<typeof readinessMessages> = {
  names: {
    parties: 'Partes',
    items: 'Ítems',
    items_ready: 'Ítems listos o en bulto',
    countries: 'País de fabricación',
    shipment_type: 'Tipo de envío',
    courier: 'Transportista',
    air_waybill: 'N.º de guía aérea',
    anticipated_date: 'Fecha prevista',
    group_address: 'Dirección del grupo',
    group_name: 'Nombre del grupo',
    approvals: 'Aprobaciones',
    hs_codes: 'Código HS',
    eei: 'EEI/Exportación',
    itn: 'ITN',
    control_statement: 'Declaración de control de destino',
    assessed: 'Evaluación',
    un_numbers: 'Número ONU',
    segregation: 'Segregación',
    limits: 'Límites de aeronaves',
    dry_ice: 'Hielo seco',
    packages: 'Bultos',
    mta: 'MTA',
    import_permit: 'Permiso de importación',
    expiry_dates: 'Fechas de vencimiento',
    screening: 'Verificación VC',
    documents: 'Documentos',
  },
  cannotTell: (name, reasons) => `${name}: no se puede saber, porque ${listed(reasons)}`,
  doesNotApply: (name, why) => `${name}: ${why}`,
  noItems: 'todavía no hay ítems',
  noType: 'No se eligió tipo de envío',
  typeOpen: 'no se eligió tipo de envío',
  notByAir: 'no va por aire',
  noCourier: 'No se eligió transportista',
  noWaybill: 'Todavía no hay guía aérea',
  wrongDigit: (due, found) => `Guía aérea: el último dígito debería ser ${due}, no ${found}`,
  notAWaybill: 'Guía aérea: debería tener 11 dígitos',
  noDate: 'No hay fecha prevista',
  datePast: 'La fecha prevista ya pasó',
  noLatinName: 'El nombre del grupo no está en letras latinas: los documentos necesitan su forma latina',
  noAddress: 'El grupo no tiene dirección',
  approvals: (missing, all) =>
    `${plural(missing, { one: 'Falta 1', other: `Faltan ${number(missing)}` })} de ${number(all)} fechas de aprobación`,
  hsCodes: (none, unreadable, short) => {
    const parts = [
      ...(none > 0 ? [`falta en ${number(none)}`] : []),
      ...(unreadable > 0 ? [`ilegible en ${number(unreadable)}`] : []),
      ...(short > 0 ? [`sin 10 dígitos en ${number(short)}`] : []),
    ];
    if (parts.length > 1) return `Código HS: ${parts.join(', ')}`;
    if (none > 0) return items(none, 'no tiene código HS', 'no tienen código HS');
    return unreadable > 0
      ? items(unreadable, 'tiene un código HS ilegible', 'tienen un código HS ilegible')
      : items(short, 'tiene un código HS sin 10 dígitos', 'tienen un código HS sin 10 dígitos');
  },
  eeiOpen: {
    exempt: 'No se indicó EEI/Exportación',
    at_limit: 'No se indicó EEI/Exportación, y el valor está en el límite',
    could_exceed: 'No se indicó EEI/Exportación, y podría hacer falta una presentación',
    required: 'No se indicó EEI/Exportación, pero hace falta una presentación',
  },
  noItn: 'Todavía no hay ITN',
  noFiling: 'no se indicó ni hace falta una presentación',
  filingDenied: 'EEI/Exportación dice No',
  remarks: listed,
  mtaOpen: (count) => items(count, 'tiene el MTA sin firmar', 'tienen el MTA sin firmar'),
  mtaMissing: (count) => items(count, 'no tiene MTA o este vence antes', 'no tienen MTA o este vence antes'),
  noMta: 'ningún ítem lo necesita',
  noPermitNeeded: 'el grupo no lo requiere',
  permitsHidden: 'su función no muestra documentos',
  noPermit: 'Permiso de importación: no hay ninguno adjunto',
  permitExpired: (on) => `Permiso de importación: venció el ${dayText(on)}`,
  permitExpires: (on) => `Permiso de importación: vence el ${dayText(on)}, antes de la fecha de envío`,
  expired: (count, date) => `${items(count, 'vence', 'vencen')} antes del ${dayText(date)}`,
  noExpiryDates: 'ningún ítem tiene una',
  neverScreened: (names) => `Nunca verificado: ${named(names)}`,
  screeningOver: (names) => `Verificación vencida: ${named(names)}`,
  partiesHidden: {
    vendor: 'su función no muestra proveedores',
    end_user: 'su función no muestra usuarios finales',
    group: 'su función no muestra grupos',
    courier: 'su función no muestra transportistas',
  },
  documents: (count) =>
    plural(count, {
      one: '1 documento vence antes de la fecha de envío',
      other: `${number(count)} documentos vencen antes de la fecha de envío`,
    }),
  noDocuments: 'ninguno con fecha de vencimiento',
};
