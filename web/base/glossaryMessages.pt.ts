import type { Translated } from '../generated/wording.ts';
import type { glossaryMessages } from './glossaryMessages.ts';

const dangerous =
  'que são um perigo para pessoas, bens ou o ambiente durante o transporte, em nove classes (49 CFR 173.2, as mesmas do Regulamento-Modelo da ONU).';

export const pt: Translated<typeof glossaryMessages> = {
  airWaybill: {
    terms: ['AWB', 'Carta de porte aéreo', 'Cartas de porte aéreo'],
    explanation:
      'Carta de porte aéreo (air waybill): o contrato de transporte aéreo, conhecido pelo seu número: três dígitos da companhia aérea e oito da remessa, o último dos quais é de controlo. Numa carta interna (HAWB) de um transitário, use o número da principal (MAWB).',
  },
  CI: {
    terms: ['CI'],
    explanation:
      'Fatura comercial (commercial invoice): o documento pelo qual a alfândega avalia a mercadoria. Aqui, a remessa e a sua fatura têm um só número.',
  },
  DG: { terms: ['MP'], explanation: `Mercadorias perigosas: mercadorias ${dangerous}` },
  dangerousGoods: {
    terms: ['Mercadorias perigosas', 'Mercadoria perigosa', 'Classe de perigo', 'Detalhes do perigo'],
    explanation: `Mercadorias ${dangerous}`,
  },
  ECCN: {
    terms: ['ECCN'],
    explanation:
      'Export Control Classification Number: o lugar da mercadoria na Commerce Control List dos Estados Unidos (15 CFR 774), como 1C351. A mercadoria sujeita a estas regras que não está na lista é EAR99.',
  },
  EEI: {
    terms: ['EEI'],
    explanation:
      'Electronic Export Information: o que se declara sobre uma exportação no Automated Export System (AES) dos Estados Unidos. Exigida para mercadoria de um código pautal que valha mais de 2500 USD, para mercadoria sob licença e para alguns destinos (15 CFR 30).',
  },
  EHS: {
    terms: ['EHS'],
    explanation: 'Ambiente, saúde e segurança: quem aprova que a mercadoria pode ser manuseada e transportada.',
  },
  EIN: {
    terms: ['EIN'],
    explanation:
      'Employer Identification Number: o número fiscal de uma organização nos Estados Unidos, com nove dígitos, como 12-3456789.',
  },
  FF: { terms: ['FF'], explanation: 'Transitário (freight forwarder): a empresa que organiza o transporte.' },
  HS: {
    terms: ['HS'],
    explanation:
      'Sistema Harmonizado: o código pautal da mercadoria. Os primeiros 6 dígitos são iguais em todo o mundo; com 10 é um código dos Estados Unidos (Schedule B ou HTS), de que uma declaração de exportação precisa.',
  },
  incoterm: {
    terms: ['Incoterm', 'Incoterms'],
    explanation:
      'As condições de entrega da Câmara de Comércio Internacional (Incoterms 2020): quem suporta que custos e riscos, e até que local.',
  },
  ITN: {
    terms: ['ITN'],
    explanation:
      'Internal Transaction Number: a prova de que o Automated Export System aceitou a declaração de exportação (EEI): AES X e 14 dígitos. Também se aceita uma citação que o substitua.',
  },
  licenceException: {
    terms: ['Exceção de licença', 'Exceções de licença'],
    explanation:
      'Uma regra pela qual a mercadoria pode sair dos Estados Unidos sem licença (15 CFR 740). NLR diz que nenhuma licença é exigida.',
  },
  MTA: {
    terms: ['MTA'],
    explanation:
      'Acordo de transferência de material (material transfer agreement): o contrato pelo qual o material de investigação passa de quem o fornece para quem o recebe.',
  },
  netQuantity: {
    terms: ['Quantidade líquida', 'Quantidades líquidas'],
    explanation:
      'Quanto da substância perigosa há numa unidade, em massa ou em volume: é isso, e não as peças, que contam os limites dos aviões e os documentos.',
  },
  notifyParty: {
    terms: ['Parte a notificar', 'Partes a notificar'],
    explanation: 'A quem a transportadora avisa que a mercadoria chegou.',
  },
  OPC: {
    terms: ['OPC'],
    explanation:
      'Uma marca nos utilizadores finais que a sua organização escolheu manter. O Lading guarda-a e não faz mais nada com ela.',
  },
  packingGroup: {
    terms: ['Grupo de embalagem', 'Grupos de embalagem'],
    explanation:
      'Quão grande é o perigo da mercadoria: I grande, II médio, III pequeno. A embalagem tem de lhe corresponder. Algumas mercadorias não têm nenhum.',
  },
  subsidiary: {
    terms: ['Perigo subsidiário', 'Perigos subsidiários', 'Subsidiários'],
    explanation: 'Um perigo da mercadoria além do da sua classe. Conta quando se mantêm mercadorias separadas.',
  },
  UN: {
    terms: ['ONU'],
    explanation:
      'O número pelo qual as mercadorias perigosas são conhecidas em todo o mundo: UN e quatro dígitos, como UN1170 para o etanol (49 CFR 172.101).',
  },
  VC: {
    terms: ['VC'],
    explanation:
      'Visual Compliance: a triagem de um nome nas listas de pessoas e instituições com as quais o comércio é restrito. A data é a da última triagem.',
  },
  WBG: {
    terms: ['WBG'],
    explanation:
      'O número do documento material (o registo de um movimento de mercadoria) no seu sistema WBG. O Lading guarda-o e não o verifica.',
  },
  WCM: {
    terms: ['WCM'],
    explanation: 'O número da fatura no seu sistema WCM. O Lading guarda-o e não o verifica.',
  },
};
