import { type Translated, wordingIn } from '../language/wording.ts';
import type { exportMessages } from './exportMessages.ts';
import { named } from './names.ts';

const { plural, number } = wordingIn('pt');

/** Says about items that something is so: `2 itens sem código HS: Luvas, Máscaras`. */
const items = (names: readonly string[], what: string) =>
  `${number(names.length)} ${plural(names.length, { one: 'item', other: 'itens' })} ${what}: ${named(names)}`;
const always = 'declaração exigida com qualquer valor';

export const pt: Translated<typeof exportMessages> = {
  legend: {
    filed: 'AES ITN  X ________________________',
    lowValue: 'NOEEI § 30.37(a)',
    canada: 'NOEEI § 30.36',
    open: 'AES ITN ou isenção  ________________________',
  },
  level: {
    exempt: () => 'Isento',
    at_limit: () => 'No limite, ainda isento',
    could_exceed: (code) => `Pode exceder o limite: ${code} precisa de 10 dígitos`,
    required: () => 'Vai exigir uma declaração EEI/Exportação',
  },
  upperBound: (code) =>
    `Vai exigir uma declaração EEI/Exportação, a não ser que ${code} sejam vários números Schedule B`,
  whole: {
    exempt: 'Pelo que aqui se sabe, não é exigida uma declaração EEI/Exportação',
    at_limit: 'No limite, ainda isento',
    could_exceed: 'Pode exceder o limite',
    required: 'A fatura comercial vai exigir uma declaração EEI/Exportação',
  },
  cannotTell: (reasons) => `Não se sabe se é exigida uma declaração, porque ${reasons.join('; ')}`,
  doesNotApply: 'Sem declaração EEI/Exportação: a regra não se aplica',
  embargoed: `Para o Country Group E:1 ou E:2: ${always}`,
  controlledThere: (eccn) => `ECCN ${eccn} para a China, a Rússia ou a Venezuela: ${always}`,
  military: (eccn) => `O ECCN ${eccn} é de 9x515 ou da série 600: ${always}`,
  to3A069: `ECCN 3A069 para o Country Group D: ${always}`,
  licensed: (licence) => `Sob a licença ${licence}: ${always}`,
  strategicTrade: `Sob a exceção de licença STA: ${always}`,
  decidedAgainst: (rule) => `${rule} exige uma declaração; EEI/Exportação diz Não, contra este conselho`,
  voluntary: {
    itn: 'Foi introduzido um ITN embora, pelo que aqui se sabe, não seja exigida uma declaração: declaração voluntária',
    stated:
      'EEI/Exportação diz Sim embora, pelo que aqui se sabe, não seja exigida uma declaração: declaração voluntária',
  },
  itnNotNeeded: 'Foi introduzido um ITN embora a regra não se aplique a esta mercadoria',
  itnDenied: 'EEI/Exportação diz Não, mas foi introduzido um ITN',
  statedException: (symbol) =>
    symbol === 'NLR'
      ? 'Indicado: nenhuma licença exigida (NLR). Se assim é, não se verifica aqui'
      : `Indicado: exceção de licença ${symbol}. Se a mercadoria a pode usar, não se verifica aqui`,
  exceptedThere: (eccn) =>
    `O ECCN ${eccn} para a China, a Rússia ou a Venezuela declara-se com qualquer valor, a não ser que a mercadoria possa sair sob a exceção de licença GOV, que está indicada`,
  control: {
    required: (why, open) => [`A fatura imprime a declaração de controlo do destino: ${why}`, ...open].join('; '),
    onList: (eccns) =>
      plural(eccns.length, {
        one: `o ECCN ${named(eccns)} está na Commerce Control List`,
        other: `os ECCN ${named(eccns)} estão na Commerce Control List`,
      }),
    beside: (why) => `pode faltar um ECCN ao lado: ${why}`,
    notRequired: (why) => `Sem declaração de controlo do destino: ${why}`,
    cannotTell: (why) => `Não se sabe se é exigida a declaração de controlo do destino, porque ${why}`,
    notFromUs: 'a mercadoria não sai dos Estados Unidos',
    withinUs: 'a mercadoria fica nos Estados Unidos',
    allEar99: 'todos os itens são EAR99',
    excepted: (symbol) => `está indicada a exceção de licença ${symbol}`,
    toUnknown: 'não se sabe se a mercadoria sai dos Estados Unidos',
  },
  diamonds: `Diamantes em bruto: ${always}`,
  notFromUs:
    'A mercadoria não sai dos Estados Unidos, de Porto Rico nem das Ilhas Virgens Americanas, e esta é uma regra dos EUA',
  withinUs: 'A mercadoria fica nos Estados Unidos, num trajeto para o qual nada se declara',
  fromTerritory:
    'Nada se declara para mercadoria da Samoa Americana, de Guam, das Marianas do Norte e das ilhas menores',
  canada:
    'Isenta para o Canadá com qualquer valor, salvo se sob licença, armazenada para outro país ou em trânsito (texto de janeiro de 2025)',
  throughCanada:
    'Há utilizadores finais fora do Canadá: a isenção para o Canadá não se aplica a mercadoria em trânsito',
  together: (numbers) => `Uma só remessa com ${named(numbers)}, por isso os valores somam-se`,
  notLookedAt:
    'Não se verifica aqui: se é precisa uma licença, mercadoria ITAR, partes da Unverified List e veículos usados, que exigem declaração com qualquer valor',
  noItems: 'ainda não há itens',
  fromUnknown: 'o país do exportador não é conhecido: a organização não tem endereço',
  toUnknown: 'o país de destino não é conhecido: o grupo não tem endereço',
  passing: 'o grupo está nos Estados Unidos e um utilizador final está fora: não se sabe de onde sai a mercadoria',
  territoryReported:
    'a mercadoria controlada ou para o Country Group E que sai de um território pode ser devida pelo 15 CFR 758.1(b): verifique uma pessoa',
  canadaFromIsland: (code) =>
    `${code} está acima do limite, e o 15 CFR 30.36 só nomeia os Estados Unidos: verifique uma pessoa a mercadoria para o Canadá`,
  noEndUserCountry: (names) => items(names, 'com um utilizador final sem país'),
  noHsCode: (names) => items(names, 'sem código HS'),
  unreadableHsCode: (code, names) => `O código HS “${code}” não se lê como 6 a 10 dígitos: ${named(names)}`,
  oddHsCode: (code, digits, names) =>
    `O código HS ${code} tem ${number(digits)} dígitos, talvez sem o 0 inicial: ${named(names)}`,
  noValue: (names) => items(names, 'sem valor'),
  noEccn: (names) => `${items(names, 'sem ECCN')} (desconhecido não é EAR99)`,
  unreadableEccn: (eccn, names) => `O ECCN “${eccn.trim()}” não se consegue ler: ${named(names)}`,
  mayNeedLicence: (eccn, names) =>
    `O ECCN ${eccn.trim()} pode precisar de licença, e então de declaração com qualquer valor: ${named(names)}`,
  othersWithoutCode: (numbers) => `${named(numbers)}, uma só remessa com esta, tem itens sem código HS legível`,
  perhapsTogether: (numbers) =>
    `${named(numbers)} para o mesmo grupo parte no mesmo dia: se for no mesmo meio de transporte, os valores juntos excedem o limite. Introduza as AWB`,
};
