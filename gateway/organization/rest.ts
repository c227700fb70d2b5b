import type { Organization, OrganizationLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { OfAnyBackend } from '../rest/record.ts';

/** An organization as lists, pickers and other records show it. */
export type RestOrganization = OrganizationLight;

/** An organization with all its fields. */
export type RestWholeOrganization = OfAnyBackend<Organization>;

/** Organizations as one operation sees them. */
export const organizationCollection = (rest: Rest) =>
  new Collection<RestWholeOrganization, RestOrganization>(rest, { path: 'organizations', wrapper: 'organization' });
