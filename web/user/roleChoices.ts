import { useMemo } from 'react';
import { usePermissions } from '../client/session.ts';
import { useRolesQuery } from '../generated/operations.ts';
import { listSource } from '../kit/form/choiceSource.ts';

/** The roles that users have. */
export const roleChoices = listSource((skip) => useRoles(skip, false));

/** The roles that the user may grant. */
export const grantableRoleChoices = listSource((skip) => useRoles(skip, true));

function useRoles(skip: boolean, grantableOnly: boolean) {
  const { data, loading, error } = useRolesQuery({ skip });
  const options = useMemo(
    () =>
      data?.roles.filter(({ grantable }) => grantable || !grantableOnly).map(({ id, name }) => ({ id, label: name })),
    [data, grantableOnly],
  );
  return { options, loading, error };
}

/** Returns a role with what it may do; undefined while it loads, and for users who may not read users. */
export function useRole(id: string) {
  const { users } = usePermissions();
  const { data } = useRolesQuery({ skip: id === '' || !users.read });
  return data?.roles.find((role) => role.id === id);
}

/** Returns the roles that the user may grant, with what each may do. */
export function useGrantableRoles() {
  const { data } = useRolesQuery();
  return data?.roles.filter(({ grantable }) => grantable) ?? [];
}
