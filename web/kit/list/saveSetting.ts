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

/** The writes, one after the other: of two changes the later one counts. */
let written: Promise<unknown> = Promise.resolve();
/** The latest change of each list that is on its way, by {@link placeOf}. */
const latest = new Map<string, ListSettingFieldsFragment>();

const placeOf = ({ list, programId }: Pick<ListSettingFieldsFragment, 'list' | 'programId'>) =>
  `${list} ${programId ?? ''}`;

/** Changes how the user has a list; the page shows it at once, and what is kept if that fails. */
export function saveSetting(client: ApolloClient, place: Place, { columns, ...change }: SettingChange): void {
  const { list, programId, setting } = place;
  const named = columns?.map(({ name, width }) => ({ name, width })) ?? null;
  const { opens, viewId = null } = { ...setting, ...change };
  const shown = columns === undefined ? (setting?.columns ?? null) : named;
  const next: ListSettingFieldsFragment = {
    ...{ __typename: 'ListSetting', list, programId, opens: opens ?? 'SHARED', viewId },
    columns: shown?.map(({ name, width }) => ({ __typename: 'ShownColumn' as const, name, width })) ?? null,
  };
  const show = () =>
    client.cache.updateQuery({ query: ListViewsDocument }, (known) => {
      if (!known?.listViews) return known;
      const settings = [...known.listViews.settings.filter((one) => placeOf(one) !== placeOf(next)), next];
      return { ...known, listViews: { ...known.listViews, settings } };
    });
  show();
  latest.set(placeOf(next), next);
  /** Shows the change again: an answer that was asked for before it may have come after it. */
  const keep = () => {
    if (latest.get(placeOf(next)) !== next) return;
    latest.delete(placeOf(next));
    show();
  };
  const input = { list, programId, ...(columns !== undefined && { columns: named }), ...change };
  const readAgain = async () => void (await client.refetchQueries({ include: [ListViewsDocument] }));
  written = written
    .then(() => client.mutate({ mutation: UpdateListSettingDocument, variables: { input }, fetchPolicy: 'no-cache' }))
    .then(({ data }) => (showRejections(data?.updateListSetting?.errors ?? []) ? readAgain() : keep()))
    .catch((error: unknown) => {
      showProblem(error);
      return readAgain();
    })
    .catch(() => undefined);
}
