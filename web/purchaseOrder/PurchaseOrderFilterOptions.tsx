/** Knows where the choices of the order list's filters come from, and how a chosen id gets its name back. */
import { useProgram } from '../app/session.ts';
import {
  useEndUserChoicesQuery,
  useEndUserNameQuery,
  useGroupChoicesQuery,
  useGroupNameQuery,
  usePurchaseOrderStatusesQuery,
  useUserChoicesQuery,
  useUserNameQuery,
  useVendorChoicesQuery,
  useVendorNameQuery,
} from '../generated/operations.ts';
import type { OptionSource } from '../kit/list/filters.ts';
import { OptionName } from '../kit/list/OptionName.tsx';
import { labelOf, matches, staticOptions } from '../kit/list/staticOptions.ts';
import { messages } from '../kit/messages.ts';
import { orderMessages } from './messages.ts';

/** Choices offered at once; typing narrows the rest. */
const OFFERED = 50;
/** The word that stands for nobody among the ids of assigned users. */
export const UNASSIGNED = 'unassigned';

const unassigned = { id: UNASSIGNED, label: messages.unassigned };

/** What the server is asked for a search text. */
function asked(search: string) {
  return { search: search.trim() || null, items: OFFERED };
}

export const statusOptions: OptionSource = {
  useOptions(search) {
    const { data, error } = usePurchaseOrderStatusesQuery();
    const all = data?.purchaseOrderStatuses.map(({ key, name }) => ({ id: key, label: name }));
    return { options: all?.filter((option) => matches(option, search)) ?? null, error };
  },
  Name({ id, onMissing }) {
    const { data } = usePurchaseOrderStatusesQuery();
    const all = data?.purchaseOrderStatuses.map(({ key, name }) => ({ id: key, label: name }));
    return <OptionName label={labelOf(all, id)} onMissing={onMissing} />;
  },
};

export const vendorOptions: OptionSource = {
  useOptions(search) {
    const { data, error } = useVendorChoicesQuery({ variables: asked(search) });
    const rows = data?.vendors.data;
    return {
      options: rows?.map(({ id, name }) => ({ id, label: name })) ?? null,
      error,
      more: (data?.vendors.meta.count ?? 0) > (rows?.length ?? 0),
    };
  },
  Name({ id, onMissing }) {
    const { data, error } = useVendorNameQuery({ variables: { id } });
    return <OptionName label={data ? (data.vendor?.name ?? null) : error && id} onMissing={onMissing} />;
  },
};

export const endUserOptions: OptionSource = {
  useOptions(search) {
    const { data, error } = useEndUserChoicesQuery({ variables: { programId: useProgram().id, ...asked(search) } });
    const rows = data?.endUsers.data;
    return { options: rows ?? null, error, more: (data?.endUsers.meta.count ?? 0) > (rows?.length ?? 0) };
  },
  Name({ id, onMissing }) {
    const { data, error } = useEndUserNameQuery({ variables: { id } });
    return <OptionName label={data ? (data.endUser?.label ?? null) : error && id} onMissing={onMissing} />;
  },
};

export const groupOptions: OptionSource = {
  useOptions(search) {
    const { data, error } = useGroupChoicesQuery({ variables: { programId: useProgram().id, ...asked(search) } });
    const rows = data?.groups.data;
    return {
      options: rows?.map(({ id, name }) => ({ id, label: name })) ?? null,
      error,
      more: (data?.groups.meta.count ?? 0) > (rows?.length ?? 0),
    };
  },
  Name({ id, onMissing }) {
    const { data, error } = useGroupNameQuery({ variables: { id } });
    return <OptionName label={data ? (data.group?.name ?? null) : error && id} onMissing={onMissing} />;
  },
};

export const userOptions: OptionSource = {
  useOptions(search) {
    const { data, error } = useUserChoicesQuery({ variables: { programId: useProgram().id, ...asked(search) } });
    const rows = data?.users.data.map(({ id, fullName }) => ({ id, label: fullName }));
    return {
      options: rows ? [...(matches(unassigned, search) ? [unassigned] : []), ...rows] : null,
      error,
      more: (data?.users.meta.count ?? 0) > (rows?.length ?? 0),
    };
  },
  Name({ id, onMissing }) {
    const nobody = id === UNASSIGNED;
    const { data, error } = useUserNameQuery({ variables: { id }, skip: nobody });
    const label = nobody ? unassigned.label : data ? (data.user?.fullName ?? null) : error && id;
    return <OptionName label={label} onMissing={onMissing} />;
  },
};

export const sourceOptions: OptionSource = staticOptions([
  { id: 'internal', label: orderMessages.sourceInternal },
  { id: 'external', label: orderMessages.sourceExternal },
]);
