import { type Translated, wordingIn } from '../language/wording.ts';
import { dayText } from '../record/dayText.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import type { dangerMessages, declarationMessages, readinessMessages } from './adviceMessages.ts';
import { named } from './names.ts';

const { plural, number } = wordingIn('pt');

const decimal = (value: string) => trimDecimal(value).replace('.', ',');
/** Counts: `1 item tem`, `2 itens têm`. */
const items = (count: number, one = '', several = one) =>
  `${number(count)} ${plural(count, { one: `item ${one}`, other: `itens ${several}` })}`.trim();

export const danger: Translated<typeof dangerMessages> = {
  dryIce: 'Gelo seco, como refrigerante',
  passenger: 'avião de passageiros',
  cargo: 'avião de carga',
  noNumber: 'Sem número ONU: os seus limites não são conhecidos',
  notInTable: (un) => `${un} não consta do 49 CFR 172.101: verifique o número. Os seus limites não são conhecidos`,
  otherClass: (un, table, said) => `${un} é da classe ${table} no 49 CFR 172.101, aqui ${said}`,
  otherGroup: (un, groups, said) =>
    groups.length === 0
      ? `${un} não tem grupo de embalagem no 49 CFR 172.101, aqui ${said}`
      : `${un} tem o grupo de embalagem ${groups.join(' ou ')} no 49 CFR 172.101, aqui ${said}`,
  noSuchEntry: (un, dgClass, group) =>
    `${un} da classe ${dgClass} não tem o grupo de embalagem ${group} no 49 CFR 172.101`,
  otherHazards: (un, hazards) =>
    `O 49 CFR 172.101 não dá a ${un} o perigo subsidiário ${hazards.join(', ')}: verifique-o`,
  groupOpen: (un, groups) => `o grupo de embalagem não foi introduzido: ${un} tem ${groups.join(' ou ')}`,
  forbidden: (aircraft) => `Proibido em ${aircraft} (49 CFR 172.101)`,
  severalLimits: 'Os limites variam com o grupo de embalagem e o nome: introduza-os (49 CFR 172.101)',
  noLimits: 'não se conhecem limites sem um número ONU do 49 CFR 172.101',
  identityFirst: 'os limites dependem do número ONU, da classe e do grupo de embalagem corretos',
  noLimitKnown: (aircraft, cell) =>
    cell === null
      ? `O 49 CFR 172.101 não dá limite para ${aircraft}: pergunte à transportadora`
      : `Em ${aircraft}: ${cell} (49 CFR 172.101)`,
  noMeasure: (unit) =>
    `uma quantidade em “${unit}” não é massa nem volume: indique a quantidade líquida numa unidade (${unitBeside('1', unit)})`,
  pieceTooLarge: (aircraft, cell, unit) =>
    `Uma unidade (${unitBeside('1', unit)}) contém mais do que um volume pode em ${aircraft}: ${cell} (49 CFR 172.101)`,
  noQuantity: 'a quantidade é 0',
  otherMeasure: (aircraft, cell, of) =>
    `o limite em ${aircraft} é ${cell}, e a quantidade é ${of === 'mass' ? 'uma massa' : 'um volume'}`,
  noPackages: 'o número de volumes não foi introduzido',
  grossLimit: (aircraft, cell) => `o limite em ${aircraft} é ${cell}, e não se conhece a massa bruta de cada volume`,
  manyPackages: (aircraft, cell, packages) =>
    `Pelo menos ${number(packages)} volumes em ${aircraft}: ${cell} cada (49 CFR 172.101)`,
  noMeasureIn: (where) => `o conteúdo não é só massa nem só volume (${where}): introduza a massa ou o volume líquidos`,
  notPacked: 'os volumes não contêm exatamente o que está na remessa',
  overInPackage: (where, aircraft, cell) =>
    `Mais de ${cell} por volume (${where}): demasiado em ${aircraft} (49 CFR 172.101)`,
  mixedPackage: (where) =>
    `há mercadorias de números ONU diferentes juntas (${where}): as suas quantidades contam em conjunto`,
  noGrossIn: (where, aircraft, cell) =>
    `o limite em ${aircraft} é ${cell}, e o peso bruto não foi introduzido (${where})`,
  noGrossOf: (where) => `o peso bruto não foi introduzido (${where})`,
  noType: 'não foi escolhido um tipo de transporte',
  noItems: 'ainda não há itens',
  openItems: (names) => `${items(names.length, 'por avaliar')}: ${named(names)}`,
  notAssessed: (count) => items(count, 'por avaliar'),
  ofGoods: (reason, names) => `${reason} (${names})`,
  none: 'sem mercadorias perigosas',
  onlyOne: 'sem outras mercadorias perigosas ao lado',
  notByAir: 'não é por via aérea',
  noHazard: (names) => `a classe não é conhecida: ${named(names)}`,
  acknowledge: (pairs, one, other) =>
    pairs === 1
      ? `${one} ao lado de ${other}: não reconhecido`
      : `${number(pairs)} pares a manter separados não estão reconhecidos`,
  noIce: 'sem gelo seco como refrigerante',
  iceTwice: 'o gelo seco é um item e também está indicado como refrigerante: indique-o uma só vez',
  icePackages: (packages) => `Mais de 200 kg por volume: pelo menos ${number(packages)} volumes (49 CFR 172.101)`,
  iceTooHeavy: (ice, weight) => `${decimal(ice)} kg de gelo seco, e a remessa com ele pesa ${decimal(weight)} kg`,
  iceTooHeavyIn: (where, ice, weight) =>
    `${decimal(ice)} kg de gelo seco por volume (${where}), que com ele pesa ${decimal(weight)} kg`,
  iceOver: (where) => `Mais de 200 kg de gelo seco por volume (${where}, 49 CFR 172.101)`,
  iceNoWeight: 'o peso da remessa não foi introduzido',
  iceNoPackages: 'o número de volumes com gelo seco não foi introduzido (no máximo 200 kg em cada um, 49 CFR 172.101)',
  iceMarked: 'Marque em cada volume a massa líquida de gelo seco (49 CFR 173.217(c))',
  iceMarkedOn: (where, ice) => `Marque (${where}): UN1845, Dry ice, ${trimDecimal(ice)} kg net (49 CFR 173.217(c))`,
  iceArranged: 'Combine com o operador do avião (49 CFR 173.217(c))',
  iceNotStated: 'Um item é conservado em gelo seco, mas a remessa não indica gelo seco',
  noSeaTable: 'A segregação por via marítima (IMDG 7.2.4) não se verifica aqui: pergunte à transportadora',
  outcome: {
    apart: (one, other) => `Manter ${one} e ${other} separados: nem lado a lado nem em contacto`,
    separated: (one, other) => `Afastar ${one} e ${other}, para que nenhuma fuga os junte`,
    not_together: (one, other) => `${one} e ${other}: não no mesmo veículo`,
    compare: (one, other) => `Comparar as letras de compatibilidade de ${one} e ${other}`,
  },
};

export const declaration: Translated<typeof declarationMessages> = {
  number: 'Número de identificação',
  name: 'Designação oficial de transporte',
  hazard: 'Classe, com os perigos subsidiários entre parênteses',
  group: 'Grupo de embalagem',
  quantity: 'Quantidade total em massa ou volume',
  packages: 'Número e tipo de volumes',
  packageCount: 'Número de volumes',
  netMass: 'Massa líquida de gelo seco em cada volume',
  telephone: 'Número de telefone de emergência',
  certification: 'Certificação do expedidor, assinada',
  ofShipment: 'a remessa',
};

export const readiness: Translated<typeof readinessMessages> = {
  names: {
    parties: 'Partes',
    items: 'Itens',
    items_ready: 'Itens prontos ou embalados',
    countries: 'País de fabrico',
    shipment_type: 'Tipo de transporte',
    courier: 'Transportadora',
    air_waybill: 'N.º da AWB',
    anticipated_date: 'Data prevista',
    group_address: 'Endereço do grupo',
    group_name: 'Nome do grupo',
    approvals: 'Aprovações',
    hs_codes: 'Código HS',
    eei: 'EEI/Exportação',
    itn: 'ITN',
    control_statement: 'Declaração de controlo do destino',
    assessed: 'Avaliação',
    un_numbers: 'N.º ONU',
    segregation: 'Segregação',
    limits: 'Limites dos aviões',
    dry_ice: 'Gelo seco',
    packages: 'Volumes',
    mta: 'MTA',
    import_permit: 'Autorização de importação',
    expiry_dates: 'Datas de validade',
    screening: 'Triagem VC',
    documents: 'Documentos',
  },
  cannotTell: (name, reasons) => `${name}: não se sabe, porque ${listed(reasons)}`,
  doesNotApply: (name, why) => `${name}: ${why}`,
  noItems: 'ainda não há itens',
  noType: 'Não foi escolhido um tipo de transporte',
  typeOpen: 'não foi escolhido um tipo de transporte',
  notByAir: 'não é por via aérea',
  noCourier: 'Não foi escolhida uma transportadora',
  noWaybill: 'Ainda não há AWB',
  wrongDigit: (due, found) => `AWB: o último dígito devia ser ${due}, não ${found}`,
  notAWaybill: 'AWB: devia ter 11 dígitos',
  noDate: 'Não há data prevista',
  datePast: 'A data prevista já passou',
  noLatinName: 'O nome do grupo não está em letras latinas: os documentos precisam dele assim',
  noAddress: 'O grupo não tem endereço',
  approvals: (missing, all) =>
    plural(missing, {
      one: `Falta ${number(missing)} de ${number(all)} datas de aprovação`,
      other: `Faltam ${number(missing)} de ${number(all)} datas de aprovação`,
    }),
  hsCodes: (none, unreadable, short) => {
    const parts = [
      ...(none > 0 ? [`falta em ${number(none)}`] : []),
      ...(unreadable > 0 ? [`ilegível em ${number(unreadable)}`] : []),
      ...(short > 0 ? [`sem 10 dígitos em ${number(short)}`] : []),
    ];
    if (parts.length > 1) return `Código HS: ${parts.join(', ')}`;
    if (none > 0) return items(none, 'sem código HS');
    return unreadable > 0 ? items(unreadable, 'com código HS ilegível') : items(short, 'com código HS sem 10 dígitos');
  },
  eeiOpen: {
    exempt: 'EEI/Exportação não está indicada',
    at_limit: 'EEI/Exportação não está indicada, e o valor está no limite',
    could_exceed: 'EEI/Exportação não está indicada, e pode ser devida uma declaração',
    required: 'EEI/Exportação não está indicada, mas é exigida uma declaração',
  },
  noItn: 'Ainda não há ITN',
  noFiling: 'não há declaração indicada nem exigida',
  filingDenied: 'EEI/Exportação diz Não',
  remarks: (remarks) => listed(remarks),
  mtaOpen: (count) => `MTA por assinar: ${items(count)}`,
  mtaMissing: (count) => `MTA em falta ou que expira antes: ${items(count)}`,
  noMta: 'nenhum item precisa de um',
  noPermitNeeded: 'o grupo não exige nenhuma',
  permitsHidden: 'a sua função não mostra documentos',
  noPermit: 'Autorização de importação: nenhuma anexada',
  permitExpired: (on) => `Autorização de importação: expirou em ${dayText(on)}`,
  permitExpires: (on) => `Autorização de importação: expira em ${dayText(on)}, antes da data de expedição`,
  expired: (count, day) => `${items(count, 'expira', 'expiram')} antes de ${dayText(day)}`,
  noExpiryDates: 'nenhum item tem uma',
  neverScreened: (names) => `Sem triagem: ${named(names)}`,
  screeningOver: (names) => `Triagem expirada: ${named(names)}`,
  partiesHidden: {
    vendor: 'a sua função não mostra fornecedores',
    end_user: 'a sua função não mostra utilizadores finais',
    group: 'a sua função não mostra grupos',
    courier: 'a sua função não mostra transportadoras',
  },
  documents: (count) =>
    plural(count, {
      one: `${number(count)} documento expira antes da data de expedição`,
      other: `${number(count)} documentos expiram antes da data de expedição`,
    }),
  noDocuments: 'nenhum com data de validade',
};

/** How many reasons a line lists. */
const mostReasons = 2;

function listed(reasons: readonly string[]): string {
  const rest = reasons.length - mostReasons;
  const more = plural(rest, { one: `mais ${number(rest)} motivo`, other: `mais ${number(rest)} motivos` });
  return [...reasons.slice(0, mostReasons), ...(rest > 0 ? [more] : [])].join('; ');
}
