import { restId } from '../rest/list.ts';

/** Maps the organization of a new record to api/v1's id; the other fields stay as they are. */
export const inOrganization = <Input extends { readonly organizationId?: string | null }>({
  organizationId,
  ...fields
}: Input) => ({ ...fields, organizationId: restId(organizationId ?? undefined) });

/** Maps the organization and the program of a new vendor or courier to api/v1's ids. */
export const forProgram = <
  Input extends { readonly organizationId?: string | null; readonly programId?: string | null },
>({
  programId,
  ...fields
}: Input) => ({ ...inOrganization(fields), programId: restId(programId ?? undefined) });
