import { useMemo } from 'react';
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
