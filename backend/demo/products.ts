/** A product of the demo world. */
export interface Product {
  material: string;
  catalog: string;
  unit: string;
  /** The price of one, in US dollars. */
  price: string;
  /** The usual range of an order's quantity. */
  quantity: [number, number];
  hs_code: string | null;
  countries: string[];
  storage: string | null;
  /** Its hazards, and what is in one, if it is counted in pieces. */
  dg?: {
    class: string;
    description: string;
    un: string;
    subsidiary?: string[];
    net?: [quantity: string, unit: string];
  };
  eccn?: string;
}

/** The values that begin a product's row below: material, catalog number, unit, price and usual quantities. */
type Name = [material: string, catalog: string, unit: string, price: string, quantity: [number, number]];

const product = (
  [material, catalog, unit, price, quantity]: Name,
  hs_code: string | null,
  countries: string[],
  storage: string | null = 'ambient',
  more: Pick<Product, 'dg' | 'eccn'> = {},
): Product => ({ material, catalog, unit, price, quantity, hs_code, countries, storage, ...more });

/** A flammable liquid, which must be kept apart from the oxidizer below. */
export const ethanol = product(
  ['Ethanol 96 %, denatured, 5 L', 'CH-1170-5L', 'EA', '38.40', [2, 12]],
  '2207200000',
  ['DE'],
  'ambient',
  {
    dg: { class: '3', description: 'Ethanol solution', un: 'UN1170', net: ['5', 'LTR'] },
  },
);
/** An oxidizer, which must be kept apart from some other dangerous goods. */
export const peroxide = product(
  ['Hydrogen peroxide 30 %, 1 L', 'CH-2014-1L', 'EA', '21.75', [2, 10]],
  '2847000000',
  ['HU'],
  'protect_from_light',
  {
    dg: {
      class: '5.1',
      description: 'Hydrogen peroxide, aqueous solution',
      un: 'UN2014',
      subsidiary: ['8'],
      net: ['1', 'LTR'],
    },
  },
);

/** A product so expensive that a few of them need an export filing. */
export const analyser = product(
  ['Haematology analyser, 5-part, 60 tests/h', 'LAB-HA560', 'EA', '8450.00', [1, 3]],
  '9027508015',
  ['CN'],
  'ambient',
  {
    eccn: 'EAR99',
  },
);

/** The products of the demo world. */
export const products: readonly Product[] = [
  product(
    ['Artemether/Lumefantrine 20/120 mg, tablets, 6x4 blister', 'ACT-20120-24', 'HC', '1.38', [200, 4000]],
    '3004600000',
    ['IN'],
  ),
  product(
    ['Artesunate 60 mg, powder for injection, vial with solvent', 'ART-060-INJ', 'EA', '1.95', [100, 2500]],
    '3004600000',
    ['IN', 'CN'],
  ),
  product(['Malaria Pf/Pan antigen rapid test, 25 tests', 'RDT-MAL-25', 'KT', '9.25', [40, 900]], '3822110000', ['KR']),
  product(
    ['Long-lasting insecticidal net, 160x180x150 cm, blue', 'LLIN-160', 'EA', '2.15', [500, 9000]],
    '6304200000',
    ['VN', 'TH'],
  ),
  product(['Sulfadoxine/Pyrimethamine 500/25 mg, tablets, 3x10', 'SP-50025', 'HC', '0.86', [100, 1500]], '3004600000', [
    'IN',
  ]),
  product(
    ['Dolutegravir/Lamivudine/Tenofovir 50/300/300 mg, tablets, 90', 'TLD-90', 'EA', '10.80', [300, 6000]],
    '3004900000',
    ['IN'],
  ),
  product(
    ['Lopinavir/Ritonavir 40/10 mg, oral pellets, 120 capsules', 'LPVR-PED', 'EA', '19.40', [20, 400]],
    '3004900000',
    ['IN'],
    'protect_from_light',
  ),
  product(['HIV-1/2 antibody rapid test, 100 tests', 'RDT-HIV-100', 'KT', '80.00', [10, 300]], '3822190000', [
    'US',
    'DE',
  ]),
  product(
    [
      'Rifampicin/Isoniazid/Pyrazinamide/Ethambutol 150/75/400/275 mg, tablets, 672',
      'RHZE-672',
      'EA',
      '38.90',
      [20, 350],
    ],
    '3004100000',
    ['IN'],
  ),
  product(
    ['GeneXpert MTB/RIF Ultra cartridge, 10 tests', 'GX-MTB-10', 'KT', '99.80', [5, 120]],
    '3822190000',
    ['US', 'SE'],
    'refrigerated',
  ),
  product(['Sputum container, screw cap, sterile, 60 mL', 'LAB-SPC-60', 'HC', '14.20', [10, 200]], '3926909989', [
    'CN',
  ]),
  product(
    ['BCG vaccine, 20 doses, freeze-dried, with diluent', 'VAC-BCG-20', 'E27', '0.14', [2000, 40000]],
    '3002410000',
    ['IN', 'DK'],
    'refrigerated',
  ),
  product(
    ['Measles-rubella vaccine, 10 doses', 'VAC-MR-10', 'E27', '0.66', [2000, 30000]],
    '3002410000',
    ['IN'],
    'frozen',
  ),
  product(
    ['Oral polio vaccine, bivalent, 20 doses', 'VAC-OPV-20', 'E27', '0.15', [5000, 60000]],
    '3002410000',
    ['ID', 'BE'],
    'frozen',
  ),
  product(
    ['Syringe, auto-disable, 0.5 mL, with needle 23G', 'SYR-AD-05', 'EA', '0.0385', [10_000, 250_000]],
    '9018310040',
    ['CN', 'IN'],
  ),
  product(['Safety box for used syringes, 5 L', 'SB-5L', 'EA', '0.72', [200, 5000]], '4819200040', ['TR']),
  product(['Vaccine carrier, 1.7 L, with ice packs', 'CC-VC-17', 'EA', '24.60', [10, 250]], '3923100000', ['LU', 'IN']),
  product(['Refrigerator, solar direct drive, 100 L', 'CC-SDD-100', 'EA', '3985.00', [1, 6]], '8418500080', ['DK']),
  product(['30-day temperature logger', 'CC-LOG-30', 'EA', '41.30', [10, 200]], '9025800000', ['CH'], 'ambient', {
    dg: { class: '9', description: 'Lithium metal batteries contained in equipment', un: 'UN3091' },
  }),
  product(['Dry ice pellets, 10 kg', 'CC-DI-10', 'KGM', '2.10', [20, 120]], '2811210000', ['US'], 'dry_ice', {
    dg: { class: '9', description: 'Carbon dioxide, solid', un: 'UN1845' },
  }),
  product(
    ['Methanol, analytical grade, 2.5 L', 'CH-1230-25', 'EA', '29.80', [2, 20]],
    '2905110000',
    ['DE'],
    'ambient',
    {
      dg: { class: '3', description: 'Methanol', un: 'UN1230', subsidiary: ['6.1'], net: ['2.5', 'LTR'] },
    },
  ),
  product(
    ['Giemsa stain solution, 500 mL', 'CH-GIE-500', 'EA', '17.25', [5, 60]],
    '3204130000',
    ['IN'],
    'protect_from_light',
    {
      dg: { class: '3', description: 'Flammable liquid, n.o.s.', un: 'UN1993' },
    },
  ),
  product(['Hydrochloric acid 37 %, 1 L', 'CH-1789-1L', 'EA', '12.60', [2, 15]], '2806100000', ['DE'], 'ambient', {
    dg: { class: '8', description: 'Hydrochloric acid', un: 'UN1789' },
  }),
  product(
    ['Oxygen cylinder, 10 L, filled, with regulator', 'OX-10L', 'EA', '189.00', [2, 30]],
    '2804400000',
    ['ZA'],
    'ambient',
    {
      dg: { class: '2.2', description: 'Oxygen, compressed', un: 'UN1072', subsidiary: ['5.1'] },
    },
  ),
  product(
    ['Oxytocin 10 IU/mL, injection, 1 mL ampoule', 'OXY-10-1', 'HC', '27.50', [10, 300]],
    '3004390000',
    ['DE', 'IN'],
    'refrigerated',
  ),
  product(['Misoprostol 200 µg, tablets, 4', 'MIS-200-4', 'EA', '0.92', [100, 3000]], '3004390000', ['IN']),
  product(['Clean delivery kit', 'KIT-CDK', 'KT', '4.35', [50, 1200]], '3006500000', ['ET']),
  product(['Magnesium sulfate 50 %, injection, 10 mL', 'MGS-50-10', 'EA', '1.28', [50, 1500]], '3004900000', ['IN']),
  product(
    ['Microscope, binocular, LED, 4 objectives', 'LAB-MIC-B4', 'EA', '612.00', [1, 12]],
    '9011800000',
    ['CN', 'JP'],
    'ambient',
    { eccn: 'EAR99' },
  ),
  product(['Examination gloves, nitrile, medium, 100', 'GLV-N-M', 'HC', '4.95', [50, 2000]], '4015120000', ['MY']),
  product(
    ['Reagent kit, full blood count, 20 L diluent', 'LAB-FBC-20', 'KT', '164.00', [2, 40]],
    '3822190000',
    ['CN'],
    null,
  ),
  product(
    [
      'Multiplex nucleic-acid amplification test kit for the simultaneous qualitative detection of Plasmodium falciparum, Plasmodium vivax, Plasmodium ovale and Plasmodium malariae in whole blood, 96 tests, lyophilised',
      'LAB-PCR-PLASMO-96',
      'KT',
      '742.50',
      [1, 20],
    ],
    '3822110000',
    ['KR'],
    'frozen',
  ),
  product(['טסט מהיר לאנטיגן, ערכה של 25', 'RDT-AG-25-HE', 'KT', '31.00', [5, 80]], null, ['IL']),
  product(['محلول معالجة الجفاف الفموي، كيس', 'ORS-AR-1', 'EA', '0.11', [500, 20000]], '3004900000', []),
];
