import type { Organization, OrganizationLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { Collection } from '../rest/collection.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';

/** An organization as lists, pickers and other records show it. */
export type RestOrganization = OrganizationLight;

/** An organization with all its fields. */
export type RestFullOrganization = OfAnyBackend<Organization>;

/** Returns the organization of a record; null if the caller may not read organizations. @throws RestError */
export const organizationOf = (
  { organizationId }: { readonly organizationId: number },
  { organizations }: { readonly organizations: ReturnType<typeof organizationCollection> },
) => unlessForbidden(() => organizations.summary(organizationId));

/** Creates the organizations of one operation. */
export const organizationCollection = (rest: Rest) =>
  new Collection<RestFullOrganization, RestOrganization>(rest, { path: 'organizations', wrapper: 'organization' });
