/** A vendor; fields that nobody has filled in are null. */
interface DemoVendor {
  name: string;
  country: string | null;
  city: string | null;
  email: string | null;
  website: string | null;
  ein: string | null;
  phone_number: string | null;
  risk_level: 'level_1' | 'level_2' | 'level_3' | 'level_4' | null;
  /** The days since the vendor was screened. */
  screened: number | null;
  notes: string | null;
}

const vendor = (
  name: string,
  country: string | null,
  city: string | null,
  risk_level: DemoVendor['risk_level'],
  screened: number | null,
  more: Partial<DemoVendor> = {},
): DemoVendor => ({
  name,
  country,
  city,
  risk_level,
  screened,
  email: null,
  website: null,
  ein: null,
  phone_number: null,
  notes: null,
  ...more,
});

/** The vendors of the first organization. */
export const firstVendors: readonly DemoVendor[] = [
  vendor('Aravalli Pharmaceuticals Ltd', 'IN', 'Hyderabad', 'level_1', 40, {
    email: 'export@aravalli.example',
    website: 'https://aravalli.example',
    phone_number: '+91 40 5550 1234',
  }),
  vendor('Meridian Diagnostics GmbH', 'DE', 'Mainz', 'level_1', 110, {
    email: 'orders@meridian-dx.example',
    ein: 'DE 811 907 980',
  }),
  vendor('Sahel Medical Supply SARL', 'SN', 'Dakar', 'level_2', 12, { email: 'ventes@sahelmed.example' }),
  vendor('BlueRidge Laboratory Products, Inc.', 'US', 'Asheville', 'level_1', 300, {
    ein: '56-2217045',
    email: 'customer.care@blueridge-lab.example',
    website: 'https://blueridge-lab.example',
  }),
  vendor('Nordkølekæde A/S', 'DK', 'Esbjerg', 'level_1', 75, {
    email: 'salg@nordkoele.example',
    notes: 'Cold boxes and data loggers.',
  }),
  vendor('Great Rift Chemicals', 'KE', 'Nakuru', 'level_3', 410, {
    notes: 'Screening is over a year old; ask compliance before ordering.',
  }),
  vendor('Suzhou Evergreen Medical Devices Co., Ltd.', 'CN', 'Suzhou', 'level_2', 20, {
    email: 'sales@evergreen-med.example',
  }),
  vendor('Pacífico Salud S.A. de C.V.', 'MX', 'Guadalajara', 'level_2', 61),
  vendor('شركة النيل للمستلزمات الطبية', 'EG', 'Cairo', 'level_2', 33, { email: 'info@nilemed.example' }),
  vendor('מעבדות הגליל בע״מ', 'IL', 'Haifa', 'level_1', 52, { email: 'export@galil-labs.example' }),
  vendor(
    'The Consolidated International Manufacturing, Packaging, Cold Storage and Distribution Company for Essential Medicines, Diagnostic Reagents and Hospital Consumables of the Greater Eastern Region (Holdings)',
    'SG',
    'Singapore',
    'level_1',
    8,
    { email: 'office@cimpcsd.example' },
  ),
  vendor('Danube Reagents Kft.', 'HU', 'Szeged', 'level_1', 140),
  vendor('Volta Instruments', 'GH', 'Accra', null, null),
  vendor('Quick Kit', null, null, null, null),
  vendor('Blocked Trading LLC', 'AE', 'Dubai', 'level_4', 5, { notes: 'Prohibited: do not order.' }),
  vendor('Highland Bioscience Ltd', 'GB', 'Inverness', 'level_1', 95, { email: 'sales@highlandbio.example' }),
];

/** The vendors of the second organization. */
export const secondVendors: readonly DemoVendor[] = [
  vendor('Fjord Medical AS', 'NO', 'Bergen', 'level_1', 25, { email: 'ordre@fjordmed.example' }),
  vendor('Addis Birth Supplies PLC', 'ET', 'Addis Ababa', 'level_2', 70),
  vendor('Atlantic Sterile Goods B.V.', 'NL', 'Rotterdam', 'level_1', 180, {
    website: 'https://atlanticsterile.example',
  }),
  vendor('Aravalli Pharmaceuticals Ltd', 'IN', 'Hyderabad', 'level_1', 40),
];
