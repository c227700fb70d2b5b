/** The demo world's sign-ins, as `npm start` prints them. */

const PASSWORD = 'Lading-2026!';

const ACCOUNTS = [
  ['admin@lading.example', 'System administrator'],
  ['org.admin@lading.example', 'Organization administrator'],
  ['manager@lading.example', 'Program manager'],
  ['procurement@lading.example', 'Procurement officer'],
  ['logistics@lading.example', 'Logistics officer'],
  ['inventory@lading.example', 'Inventory clerk'],
  ['viewer@lading.example', 'Viewer'],
  ['org.admin@northwind.example', 'Organization administrator of the second organization'],
  ['viewer@northwind.example', 'Viewer in the second organization'],
] as const;

/** Formats a short table for the terminal. */
export function signIns(): string {
  const width = Math.max(...ACCOUNTS.map(([email]) => email.length));
  const rows = ACCOUNTS.map(([email, role]) => `  ${email.padEnd(width)}  ${role}`);
  return [`Demo sign-ins, all with the password ${PASSWORD}`, ...rows].join('\n');
}
