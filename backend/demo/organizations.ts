import type { ColorPalette } from '../program/table.ts';

/** A group of a program: the recipients of the goods. */
interface DemoGroup {
  name: string;
  latin_name?: string;
  requires_import_permit?: boolean;
  attn: string | null;
  phone_number: string | null;
  address: { country: string; city: string; address: string; state?: string; zip_code?: string; notes?: string } | null;
}

/** A program with its colors: white text on `main` and `hover` has a contrast of at least 4.5. */
interface DemoProgram {
  name: string;
  colors: ColorPalette;
  groups: DemoGroup[];
}

interface DemoOrganization {
  name: string;
  short_name: string;
  /** Whether all switches are on. */
  switches: boolean;
  contact: { ein: string | null; contact_person: string; email: string; phone_number: string; website: string | null };
  address: { country: string; city: string; address: string; state?: string; zip_code?: string };
  programs: DemoProgram[];
}

/** Two organizations with four programs and twelve groups. */
export const organizations: readonly DemoOrganization[] = [
  {
    name: 'Horizon Health Alliance',
    short_name: 'HHA',
    switches: true,
    contact: {
      ein: '52-1746913',
      contact_person: 'Ruth Adeyemi',
      email: 'office@lading.example',
      phone_number: '+1 202 555 0134',
      website: 'https://www.lading.example',
    },
    address: { country: 'US', city: 'Washington', address: '1400 K Street NW', state: 'DC', zip_code: '20005' },
    programs: [
      {
        name: 'Malaria Response',
        colors: { main: '#0f766e', hover: '#115e59', backlight: '#ccfbf1' },
        groups: [
          {
            name: 'National Malaria Control Programme, Kenya',
            attn: 'Dr Wanjiru Kamau',
            phone_number: '+254 20 555 0171',
            address: {
              country: 'KE',
              city: 'Nairobi',
              address: 'Kenyatta National Hospital Grounds',
              zip_code: '00202',
            },
          },
          {
            name: 'Zonal Medical Stores, Lake Zone',
            attn: 'Baraka Mushi',
            phone_number: null,
            address: { country: 'TZ', city: 'Mwanza', address: 'Nyakato Industrial Area, Plot 14' },
          },
          {
            name: 'Provincial Health Directorate, Nampula',
            requires_import_permit: true,
            attn: null,
            phone_number: '+258 26 555 019',
            address: {
              country: 'MZ',
              city: 'Nampula',
              address: 'Avenida Samora Machel 1016',
              notes: 'Deliveries before 14:00.\nThe gate is in the side street.',
            },
          },
        ],
      },
      {
        name: 'HIV & TB Treatment',
        colors: { main: '#6d28d9', hover: '#5b21b6', backlight: '#ede9fe' },
        groups: [
          {
            name: 'Central Medical Store, Lusaka',
            attn: 'Chanda Mwale',
            phone_number: '+260 211 555 014',
            address: { country: 'ZM', city: 'Lusaka', address: 'Mukwa Road 6446', zip_code: '10101' },
          },
          {
            name: 'Laboratory of Mycobacteriology and the Regional Reference Centre for Tuberculosis Diagnostics (West)',
            attn: 'Prof. Aïssatou N’Diaye',
            phone_number: '+221 33 555 01 62',
            address: { country: 'SN', city: 'Dakar', address: 'Rue de l’Hôpital 12' },
          },
          {
            name: 'مخزن الأدوية المركزي',
            latin_name: 'Central Drug Store, Amman',
            attn: 'د. ليلى حداد',
            phone_number: '+962 6 555 0148',
            address: { country: 'JO', city: 'Amman', address: 'شارع الملكة رانيا 88' },
          },
        ],
      },
      {
        name: 'Immunization',
        colors: { main: '#1d4ed8', hover: '#1e40af', backlight: '#dbeafe' },
        groups: [
          {
            name: 'National Cold Chain Depot, Kampala',
            attn: 'Okello James',
            phone_number: '+256 41 555 0129',
            address: { country: 'UG', city: 'Kampala', address: 'Plot 6, Lourdel Road' },
          },
          { name: 'District Vaccine Store, Mzuzu', attn: null, phone_number: null, address: null },
          {
            name: 'EPI Warehouse, Port-au-Prince',
            attn: 'Marie-Ange Joseph',
            phone_number: '+509 2 555 0116',
            address: { country: 'HT', city: 'Port-au-Prince', address: 'Boulevard Toussaint Louverture' },
          },
        ],
      },
    ],
  },
  {
    name: 'Northwind Relief',
    short_name: 'Northwind',
    switches: false,
    contact: {
      ein: null,
      contact_person: 'Ingrid Solheim',
      email: 'office@northwind.example',
      phone_number: '+47 22 55 01 80',
      website: null,
    },
    address: { country: 'NO', city: 'Oslo', address: 'Kirkegata 15', zip_code: '0153' },
    programs: [
      {
        name: 'Maternal Health',
        colors: { main: '#be185d', hover: '#9d174d', backlight: '#fce7f3' },
        groups: [
          {
            name: 'Maternity Supplies Hub, Addis Ababa',
            attn: 'Selam Tesfaye',
            phone_number: '+251 11 555 0177',
            address: { country: 'ET', city: 'Addis Ababa', address: 'Bole Road, Kebele 03' },
          },
          {
            name: 'Regional Store, Hawassa',
            attn: null,
            phone_number: '+251 46 555 012',
            address: { country: 'ET', city: 'Hawassa', address: 'Piazza, Building 7' },
          },
          {
            name: 'Clinic Network, Juba',
            attn: 'Nyandeng Deng',
            phone_number: null,
            address: { country: 'SS', city: 'Juba', address: 'Airport Road', notes: 'No street numbers.' },
          },
        ],
      },
    ],
  },
];
