import { restId } from '../rest/list.ts';

/** Maps the organization of a new record to api/v1's id; the other fields stay as they are. */
export const inOrganization = <Input extends { readonly organizationId?: string | null }>({
  organizationId,
  ...fields
}: Input) => ({ ...fields, organizationId: restId(organizationId ?? undefined) });
