import { useApolloClient } from '@apollo/client/react';
import type { ListSettingFieldsFragment } from '../../generated/operations.ts';
import type { SettingChange } from './saveSetting.ts';
import type { ListPlace } from './viewState.ts';

/**
 * Returns the function that changes how the user has a list outside of views.
 * @param setting how the user has it now; null if nothing was changed yet
 */
export function useSetting<Filter>(place: ListPlace<Filter> | null, setting: ListSettingFieldsFragment | null) {
  const client = useApolloClient();
  return async (change: SettingChange): Promise<void> => {
    if (!place) return;
    const { saveSetting } = await import('./saveSetting.ts');
    saveSetting(client, { ...place, setting }, change);
  };
}
