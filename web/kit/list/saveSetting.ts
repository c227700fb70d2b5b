import type { ApolloClient } from '@apollo/client';
import {
  type ListSettingFieldsFragment,
  ListViewsDocument,
  UpdateListSettingDocument,
  type UpdateListSettingInput,
  type ViewedList,
} from '../../generated/operations.ts';
import { showProblem, showRejections } from '../form/failureToasts.ts';
import type { ShownColumn } from './arrange.ts';

/** What a person changes of a list outside of views. */
export interface SettingChange extends Pick<UpdateListSettingInput, 'opens' | 'viewId'> {
  columns?: readonly ShownColumn[] | null;
}

/** A list, and how the user has it now; null if nothing was changed yet. */
interface Place {
  list: ViewedList;
  programId: string | null;
  setting: ListSettingFieldsFragment | null;
}

/** Changes how the user has a list; the page shows it at once. */
export function saveSetting(client: ApolloClient, place: Place, { columns, ...change }: SettingChange): void {
  const { list, programId, setting } = place;
  const named = columns?.map(({ name, width }) => ({ name, width })) ?? null;
  const { opens = 'SHARED', viewId = null } = { ...setting, ...change };
  const shown = columns === undefined ? (setting?.columns ?? null) : named;
  const sent = client.mutate({
    mutation: UpdateListSettingDocument,
    variables: { input: { list, programId, ...(columns !== undefined && { columns: named }), ...change } },
    optimisticResponse: {
      updateListSetting: {
        __typename: 'UpdateListSettingResult',
        errors: [],
        listSetting: {
          ...{ __typename: 'ListSetting', list, programId, opens: opens ?? 'SHARED', viewId },
          columns: shown?.map(({ name, width }) => ({ __typename: 'ShownColumn' as const, name, width })) ?? null,
        },
      },
    },
    update(cache, { data }) {
      const saved = data?.updateListSetting?.listSetting;
      if (!saved) return;
      cache.updateQuery({ query: ListViewsDocument }, (known) => {
        if (!known?.listViews) return known;
        const isOther = (one: ListSettingFieldsFragment) => one.list !== list || one.programId !== programId;
        const settings = [...known.listViews.settings.filter(isOther), saved];
        return { ...known, listViews: { ...known.listViews, settings } };
      });
    },
  });
  sent.then(({ data }) => showRejections(data?.updateListSetting?.errors ?? []), showProblem);
}
