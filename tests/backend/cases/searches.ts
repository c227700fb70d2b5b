/** Searches of the real delivery history: what is typed in which list, and at which place of it which record is. */

/** A search: the list, what is typed, the name of a record, and its place in the list's own order, from 1. */
export type SearchCase = [list: SearchedList, typed: string, found: string, place: number];

/** The lists and the fields that name their records. */
export const searchedLists = {
  vendors: 'name',
  end_users: 'label',
  groups: 'name',
  purchase_orders: 'order_number.number',
  commercial_invoices: 'invoice_number',
  order_items: 'material',
} as const;
export type SearchedList = keyof typeof searchedLists;

/** Searches that find what was typed. */
export const exactCases: SearchCase[] = [
  // Words in any order, and their beginnings.
  ['vendors', 'pharma aurobindo', 'Aurobindo Pharma Limited', 1],
  ['vendors', 'limited aurobindo pharma', 'Aurobindo Pharma Limited', 1],
  ['vendors', 'roche hoffmann', 'Hoffmann-La Roche ltd Basel', 1],
  ['vendors', 'basel la', 'Hoffmann-La Roche ltd Basel', 1],
  ['vendors', 'logistics abbott', 'ABBOTT LOGISTICS B.V.', 1],
  ['vendors', 'labs he', 'HETERO LABS LIMITED', 1],
  ['vendors', 'hong kong inverness', 'INVERNESS MEDICAL INNOVATIONS HONG KONG LTD', 1],
  ['order_items', 'kit uni gold', 'HIV 1/2, Uni-Gold HIV Kit, 20 Tests', 1],
  [
    'order_items',
    'videx 2g didanosine',
    'Didanosine 2g [Videx], powder for oral solution 10mg/ml, reconstitute to 200 ml',
    1,
  ],
  ['order_items', 'norvir solution ritonavir', 'Ritonavir 80mg/ml [Norvir], oral solution, cool, Bottle, 90 ml', 1],
  ['order_items', 'quinine sulphate film', 'Quinine sulphate 300mg, film coated tablet, 1000 Tabs', 1],
  // Words of different columns of a row: the order's number and the material, the vendor and the end user.
  ['order_items', 'scms-4 reveal', 'HIV, Reveal G3 Rapid HIV-1 Antibody Test, 30 Tests', 1],
  ['order_items', 'antibody scms 4 reveal', 'HIV, Reveal G3 Rapid HIV-1 Antibody Test, 30 Tests', 1],
  ['purchase_orders', 'ranbaxy ivoire', 'SCMS-4', 2],
  ['purchase_orders', 'cote divoire scms-4 ranbaxy', 'SCMS-4', 2],
  ['purchase_orders', 'zephyr', 'SCMS-33940', 1],
  // Accents, case, width and marks.
  ['end_users', 'cote', "Côte d'Ivoire national programme", 1],
  ['end_users', 'CÔTE', "Côte d'Ivoire national programme", 1],
  ['end_users', 'Ｃｏｔｅ', "Côte d'Ivoire national programme", 1],
  ['end_users', 'ivoire programme', "Côte d'Ivoire national programme", 1],
  ['end_users', 'dıvoire', "Côte d'Ivoire national programme", 1],
  ['vendors', 'hoffmänn', 'Hoffmann-La Roche ltd Basel', 1],
  // Punctuation of names.
  ['vendors', 'bio rad france', 'BIO-RAD LABORATORIES (FRANCE)', 1],
  ['vendors', 'b c group', 'B&C GROUP S.A.', 1],
  ['vendors', 'missionpharma a s', 'MISSIONPHARMA A/S', 1],
  ['vendors', 'bristol myers', 'BRISTOL-MYERS SQUIBB', 1],
  // Numbers with other punctuation and spaces.
  ['purchase_orders', 'SCMS 33940', 'SCMS-33940', 2],
  ['purchase_orders', 'scms33940', 'SCMS-33940', 1],
  ['commercial_invoices', 'asn8262', 'ASN-8262', 1],
  ['commercial_invoices', 'ASN 8262', 'ASN-8262', 1],
  ['groups', '100ci t01', '100-CI-T01', 1],
  ['groups', 't01 ci', '100-CI-T01', 1],
  ['order_items', '133.3', 'Lopinavir/Ritonavir 133.3/33.3mg [Kaletra], capsules, cool, 2 x 90 Caps', 1],
  [
    'order_items',
    'artemether 20 120mg',
    'Artemether/Lumefantrine 20/120mg [Coartem], scored tablets, Blister 30 x 24 Tabs',
    6,
  ],
  ['order_items', 'chloroquine 150 mg', 'Chloroquine 150mg base (as phosphate), tablets, 1000 Tabs', 2],
  ['order_items', 'lav pepti', 'HIV, Pepti-LAV 1|2 (HIV-1|2 Ab differenciation, Immuno-Blot)', 1],
];

/** Searches that find nothing as typed, and what they find but for slips. */
export const similarCases: SearchCase[] = [
  ['vendors', 'novarts', 'NOVARTIS PHARMA SERVICES AG', 1],
  ['vendors', 'giliad', 'GILEAD SCIENCES IRELAND, INC.', 1],
  ['vendors', 'orgneics', 'Orgenics, Ltd', 1],
  ['vendors', 'ciplla', 'CIPLA LIMITED', 1],
  ['vendors', 'biotech trinty', 'Trinity Biotech, Plc', 1],
  ['end_users', 'mozambik', 'Mozambique national programme', 1],
  ['end_users', 'etiopia', 'Ethiopia national programme', 1],
  ['order_items', 'mefloqine', 'Mefloquine 250mg (as hydrochloride), tablets, 100 Tabs', 1],
  ['order_items', 'primaquien', 'Primaquine 15mg base (as diphosphate), tablets, 1000 Tabs', 1],
  ['purchase_orders', 'zephir', 'SCMS-33940', 1],
];
