import { texts } from './laterTexts.ts';

/**
 * The terms of the trade that stand on labels, each explained once. `terms` are the term in each form that it has on the labels
 * of the language, its plural too; the first one is how it is named.
 */
export const glossaryMessages = texts('glossary', {
  airWaybill: {
    terms: ['Air Waybill', 'Air Waybills'],
    explanation:
      'AWB: the contract of carriage by air, known by its number: three digits for the airline and eight for the shipment, of which the last one is a check digit. On a house waybill (HAWB) of a forwarder, take the number of the master (MAWB).',
  },
  CI: {
    terms: ['CI'],
    explanation:
      'Commercial invoice: the paper that customs value the goods by. Here, a shipment and its invoice have one number.',
  },
  DG: {
    terms: ['DG'],
    explanation:
      'Dangerous goods: goods that are a danger to people, property or the environment while they are carried, in nine classes (49 CFR 173.2, the same in the UN Model Regulations).',
  },
  dangerousGoods: {
    terms: ['Dangerous Goods'],
    explanation:
      'Goods that are a danger to people, property or the environment while they are carried, in nine classes (49 CFR 173.2, the same in the UN Model Regulations).',
  },
  ECCN: {
    terms: ['ECCN', 'ECCNs'],
    explanation:
      'Export Control Classification Number: the place of the goods on the Commerce Control List of the United States (15 CFR 774), such as 1C351. Goods that are under these rules and not on the list are EAR99.',
  },
  EEI: {
    terms: ['EEI'],
    explanation:
      'Electronic Export Information: what is filed about an export in the Automated Export System (AES) of the United States. Required for goods of one tariff code worth more than 2,500 USD, for licensed goods and for some destinations (15 CFR 30).',
  },
  EHS: {
    terms: ['EHS'],
    explanation: 'Environment, health and safety: who approves that the goods may be handled and carried.',
  },
  EIN: {
    terms: ['EIN', 'EINs'],
    explanation:
      'Employer Identification Number: the tax number of an organization in the United States, nine digits, such as 12-3456789.',
  },
  FF: {
    terms: ['FF'],
    explanation: 'Freight forwarder: the company that arranges the transport.',
  },
  HS: {
    terms: ['HS'],
    explanation:
      'Harmonized System: the tariff code of the goods. Its first 6 digits are the same worldwide; with 10 digits it is a code of the United States (Schedule B or HTS), which an export filing needs.',
  },
  incoterm: {
    terms: ['Incoterm', 'Incoterms'],
    explanation:
      'The delivery terms of the International Chamber of Commerce (Incoterms 2020): who bears which costs and risks, and up to which place.',
  },
  ITN: {
    terms: ['ITN', 'ITNs'],
    explanation:
      'Internal Transaction Number: the proof that the export filing (EEI) was accepted by the Automated Export System: AES X and 14 digits. A citation that stands in its place is accepted, too.',
  },
  licenceException: {
    terms: ['Licence exception', 'Licence exceptions'],
    explanation:
      'A rule under which goods may leave the United States without a licence (15 CFR 740). NLR says that no licence is required.',
  },
  MTA: {
    terms: ['MTA', 'MTAs'],
    explanation:
      'Material transfer agreement: the contract under which research material goes from its provider to its recipient.',
  },
  netQuantity: {
    terms: ['Net quantity', 'Net quantities'],
    explanation:
      'How much of the dangerous substance is in one unit, as mass or volume: the limits for aircraft and the papers count it, not pieces.',
  },
  notifyParty: {
    terms: ['Notify party', 'Notify parties'],
    explanation: 'Whom the carrier tells that the goods have arrived.',
  },
  OPC: {
    terms: ['OPC'],
    explanation:
      'A mark on end users that your organization has chosen to keep. Lading stores it and does nothing else with it.',
  },
  packingGroup: {
    terms: ['Packing group', 'Packing groups'],
    explanation:
      'How great the danger of the goods is: I great, II medium, III minor. The packaging must suit it. Some goods have none.',
  },
  subsidiary: {
    terms: ['Subsidiary'],
    explanation: 'A danger of the goods besides that of their class. It counts when goods are kept apart.',
  },
  UN: {
    terms: ['UN'],
    explanation:
      'The number by which dangerous goods are known worldwide: UN and four digits, such as UN1170 for ethanol (49 CFR 172.101).',
  },
  VC: {
    terms: ['VC'],
    explanation:
      'Visual Compliance: the check of a name against the lists of persons and institutions that trade is restricted with. The date is that of the last check.',
  },
  WBG: {
    terms: ['WBG'],
    explanation:
      'The number of the material document (the record of a movement of goods) in your WBG system. Lading stores it and does not check it.',
  },
  WCM: {
    terms: ['WCM'],
    explanation: 'The number of the invoice in your WCM system. Lading stores it and does not check it.',
  },
});
