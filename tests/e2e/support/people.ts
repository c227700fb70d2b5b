/** The users of the demo world. */
import { demoPassword } from '../../../backend/demo/people.ts';

const logins = {
  admin: 'admin@lading.example',
  orgAdmin: 'org.admin@lading.example',
  manager: 'manager@lading.example',
  procurement: 'procurement@lading.example',
  logistics: 'logistics@lading.example',
  inventory: 'inventory@lading.example',
  viewer: 'viewer@lading.example',
  /** Only for the test that changes her rights. */
  changed: 'noa@lading.example',
  stranger: 'org.admin@northwind.example',
  strangeManager: 'manager@northwind.example',
  strangeViewer: 'viewer@northwind.example',
} as const;

/** A user of the demo world; the strangers belong to its second organization. */
export type Person = keyof typeof logins;

/** Returns the email and password of a user for the sign-in page. */
export function credentialsOf(person: Person): { login: string; password: string } {
  return { login: logins[person], password: demoPassword };
}
