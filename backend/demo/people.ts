/** The password of every demo sign-in; `npm start` prints it. */
export const demoPassword = 'Lading-2026!';

/** A member of staff. Role ids are those of `access/roles.ts`. */
interface DemoPerson {
  first_name: string;
  last_name: string;
  email: string;
  role: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  organization: 'Horizon Health Alliance' | 'Northwind Relief';
  /** The programs that the user is a member of; administrators see all of their organization's. */
  programs: string[];
  job_title: string | null;
  phone_number: string | null;
  time_zone: string | null;
  /** Deactivated users had a password once; invited users have none yet. */
  state: 'active' | 'deactivated' | 'invited';
}

const first = 'Horizon Health Alliance' as const;
const second = 'Northwind Relief' as const;
const all = ['Malaria Response', 'HIV & TB Treatment', 'Immunization'];

const person = (
  first_name: string,
  last_name: string,
  email: string,
  role: DemoPerson['role'],
  more: Partial<DemoPerson> = {},
): DemoPerson => ({
  first_name,
  last_name,
  email,
  role,
  organization: first,
  programs: [],
  job_title: null,
  phone_number: null,
  time_zone: null,
  state: 'active',
  ...more,
});

/** Fourteen users: every role, one deactivated, one invited. */
export const people: readonly DemoPerson[] = [
  person('Ada', 'Lindqvist', 'admin@lading.example', 1, {
    job_title: 'Systems administrator',
    time_zone: 'Europe/Stockholm',
  }),
  person('Ruth', 'Adeyemi', 'org.admin@lading.example', 2, {
    job_title: 'Head of operations',
    phone_number: '+1 202 555 0134',
    time_zone: 'America/New_York',
  }),
  person('Mateo', 'García', 'manager@lading.example', 3, { programs: all, job_title: 'Program manager' }),
  person('Priya', 'Raman', 'procurement@lading.example', 4, {
    programs: all,
    job_title: 'Procurement officer',
    phone_number: '+1 202 555 0188',
  }),
  person('Lukas', 'Novák', 'logistics@lading.example', 5, { programs: all, job_title: 'Logistics officer' }),
  person('Fatou', 'Diop', 'inventory@lading.example', 6, { programs: all, job_title: 'Inventory clerk' }),
  person('Grace', 'Okafor', 'viewer@lading.example', 7, { programs: all, job_title: 'Auditor' }),
  person('أمينة', 'الخطيب', 'amina@lading.example', 4, {
    programs: ['HIV & TB Treatment'],
    job_title: 'مسؤولة مشتريات',
  }),
  person('נועה', 'כהן', 'noa@lading.example', 5, { programs: ['Immunization', 'Malaria Response'] }),
  person(
    'Wolfeschlegelsteinhausenbergerdorff',
    'Featherstonehaugh-Cholmondeley-Marjoribanks',
    'wolfe@lading.example',
    3,
    {
      programs: ['Immunization'],
      job_title: 'Deputy program manager for cold chain, vaccines, syringes and waste management in four regions',
      state: 'deactivated',
    },
  ),
  person('Tomás', 'Herrera', 'tomas@lading.example', 7, { programs: ['Malaria Response'], state: 'invited' }),
  person('Ingrid', 'Solheim', 'org.admin@northwind.example', 2, { organization: second, job_title: 'Director' }),
  person('Selam', 'Tesfaye', 'manager@northwind.example', 3, { organization: second, programs: ['Maternal Health'] }),
  person('Jonas', 'Berg', 'viewer@northwind.example', 7, { organization: second, programs: ['Maternal Health'] }),
];
