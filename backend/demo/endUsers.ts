/** An end user: a person, or an institution if there is no name. */
interface DemoEndUser {
  first_name: string | null;
  last_name: string | null;
  external_organization_name: string | null;
  country: string | null;
  risk_level: 'level_1' | 'level_2' | 'level_3' | null;
  screened: number | null;
  opc: boolean;
  notes: string | null;
  /** The end user's group, whose program is the end user's program. */
  group: string;
}

const endUser = (
  group: string,
  [first_name, last_name, external_organization_name]: [string | null, string | null, string | null],
  country: string | null,
  more: Partial<DemoEndUser> = {},
): DemoEndUser => ({
  group,
  first_name,
  last_name,
  external_organization_name,
  country,
  risk_level: 'level_1',
  screened: 60,
  opc: false,
  notes: null,
  ...more,
});

/** Twelve end users, one for each group. */
export const endUsers: readonly DemoEndUser[] = [
  endUser('National Malaria Control Programme, Kenya', ['Wanjiru', 'Kamau', 'Ministry of Health, Kenya'], 'KE'),
  endUser('Zonal Medical Stores, Lake Zone', [null, null, 'Bugando Medical Centre'], 'TZ', { risk_level: 'level_2' }),
  endUser('Provincial Health Directorate, Nampula', ['Inês', 'Macuácua', null], 'MZ', { opc: true }),
  endUser('Central Medical Store, Lusaka', ['Chanda', 'Mwale', 'Zambia Medicines Agency'], 'ZM', { screened: 400 }),
  endUser(
    'Laboratory of Mycobacteriology and the Regional Reference Centre for Tuberculosis Diagnostics (West)',
    [
      null,
      null,
      'Institut National de Recherche en Santé Publique, Laboratoire de Mycobactériologie, Centre Régional de Référence pour le Diagnostic de la Tuberculose et des Mycobactéries Atypiques de l’Afrique de l’Ouest',
    ],
    'SN',
  ),
  endUser('مخزن الأدوية المركزي', ['ليلى', 'حداد', 'وزارة الصحة'], 'JO'),
  endUser('National Cold Chain Depot, Kampala', ['James', 'Okello', 'Uganda National Expanded Program'], 'UG', {
    opc: true,
  }),
  endUser('District Vaccine Store, Mzuzu', [null, 'Banda', null], 'MW', { risk_level: null, screened: null }),
  endUser('EPI Warehouse, Port-au-Prince', ['Marie-Ange', 'Joseph', 'Ministère de la Santé Publique'], 'HT', {
    risk_level: 'level_3',
    notes: 'Confirm the consignee by phone before each dispatch.',
  }),
  endUser('Maternity Supplies Hub, Addis Ababa', ['Selam', 'Tesfaye', null], 'ET'),
  endUser('Regional Store, Hawassa', [null, null, 'Hawassa University Referral Hospital'], 'ET'),
  endUser('Clinic Network, Juba', ['Nyandeng', 'Deng', 'Juba Teaching Hospital'], null, {
    risk_level: null,
    screened: null,
  }),
];
