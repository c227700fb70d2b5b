import type { Translated } from '../generated/wording.ts';
import type { glossaryMessages } from './glossaryMessages.ts';

const dangerousGoods =
  'mercancías que son un peligro para las personas, los bienes o el medio ambiente durante el transporte, en nueve clases (49 CFR 173.2, igual en la Reglamentación Modelo de la ONU).';

export const es: Translated<typeof glossaryMessages> = {
  airWaybill: {
    terms: ['Guía aérea', 'Guías aéreas'],
    explanation:
      'AWB (air waybill): el contrato de transporte aéreo, conocido por su número: tres dígitos de la aerolínea y ocho del envío, el último de control. En una guía hija (HAWB) de un agente de carga, tome el número de la guía madre (MAWB).',
  },
  CI: {
    terms: ['Factura comercial', 'Facturas comerciales'],
    explanation:
      'El documento por el que la aduana valora la mercancía. Aquí, un envío y su factura tienen un mismo número.',
  },
  DG: { terms: ['MP'], explanation: `Mercancías peligrosas: ${dangerousGoods}` },
  dangerousGoods: {
    terms: ['Mercancías peligrosas'],
    explanation: `Las ${dangerousGoods}`,
  },
  ECCN: {
    terms: ['ECCN'],
    explanation:
      'Export Control Classification Number: el lugar de la mercancía en la Commerce Control List de Estados Unidos (15 CFR 774), como 1C351. La mercancía sujeta a estas reglas que no está en la lista es EAR99.',
  },
  EEI: {
    terms: ['EEI'],
    explanation:
      'Electronic Export Information: lo que se presenta sobre una exportación en el Automated Export System (AES) de Estados Unidos. Obligatorio para mercancía de un mismo código arancelario que vale más de 2500 USD, para mercancía con licencia y para algunos destinos (15 CFR 30).',
  },
  EHS: {
    terms: ['EHS'],
    explanation: 'Medio ambiente, salud y seguridad: quien aprueba que la mercancía se puede manipular y transportar.',
  },
  EIN: {
    terms: ['EIN'],
    explanation:
      'Employer Identification Number: el número fiscal de una organización en Estados Unidos, nueve dígitos, como 12-3456789.',
  },
  FF: { terms: ['FF'], explanation: 'Agente de carga (freight forwarder): la empresa que organiza el transporte.' },
  HS: {
    terms: ['HS'],
    explanation:
      'Sistema Armonizado: el código arancelario de la mercancía. Sus primeros 6 dígitos son iguales en todo el mundo; con 10 dígitos es un código de Estados Unidos (Schedule B o HTS), que una presentación de exportación necesita.',
  },
  incoterm: {
    terms: ['Incoterm', 'Incoterms'],
    explanation:
      'Las condiciones de entrega de la Cámara de Comercio Internacional (Incoterms 2020): quién asume qué costos y riesgos, y hasta qué lugar.',
  },
  ITN: {
    terms: ['ITN'],
    explanation:
      'Internal Transaction Number: la prueba de que el Automated Export System aceptó la presentación de exportación (EEI): AES X y 14 dígitos. También se acepta una cita que ocupa su lugar.',
  },
  licenceException: {
    terms: ['Excepción de licencia', 'Excepciones de licencia'],
    explanation:
      'Una regla con la que la mercancía puede salir de Estados Unidos sin licencia (15 CFR 740). NLR dice que no hace falta licencia.',
  },
  MTA: {
    terms: ['MTA'],
    explanation:
      'Acuerdo de transferencia de material: el contrato con el que el material de investigación pasa de quien lo da a quien lo recibe.',
  },
  netQuantity: {
    terms: ['Cantidad neta', 'Cantidades netas'],
    explanation:
      'Cuánta sustancia peligrosa hay en una unidad, en masa o volumen: los límites de aeronaves y los documentos la cuentan a ella, no las piezas.',
  },
  notifyParty: {
    terms: ['Parte a notificar', 'Partes a notificar'],
    explanation: 'A quién avisa el transportista que la mercancía llegó.',
  },
  OPC: {
    terms: ['OPC'],
    explanation:
      'Una marca en usuarios finales que su organización decidió llevar. Lading la guarda y no hace nada más con ella.',
  },
  packingGroup: {
    terms: ['Grupo de embalaje', 'Grupos de embalaje', 'GE'],
    explanation:
      'Cuán grande es el peligro de la mercancía: I alto, II medio, III bajo. El embalaje debe corresponderle. Algunas mercancías no tienen.',
  },
  subsidiary: {
    terms: ['Peligro secundario', 'Peligros secundarios', 'Secundarios'],
    explanation: 'Un peligro de la mercancía además del de su clase. Cuenta al mantener separadas las mercancías.',
  },
  UN: {
    terms: ['ONU'],
    explanation:
      'El número por el que se conocen las mercancías peligrosas en todo el mundo: UN y cuatro dígitos, como UN1170 para el etanol (49 CFR 172.101).',
  },
  VC: {
    terms: ['VC'],
    explanation:
      'Visual Compliance: la verificación de un nombre contra las listas de personas e instituciones con las que el comercio está restringido. La fecha es la de la última verificación.',
  },
  WBG: {
    terms: ['WBG'],
    explanation:
      'El número del documento de material (el registro de un movimiento de mercancía) en su sistema WBG. Lading lo guarda y no lo comprueba.',
  },
  WCM: {
    terms: ['WCM'],
    explanation: 'El número de la factura en su sistema WCM. Lading lo guarda y no lo comprueba.',
  },
};
