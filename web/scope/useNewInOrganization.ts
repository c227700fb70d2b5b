import { useMemo } from 'react';
import { usePermissions } from '../client/session.ts';
import { useOrganizationChoicesQuery } from '../generated/operations.ts';
import type { Fields } from '../kit/form/field.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { type RecordFormSpec, withFields } from '../kit/form/form.ts';
import { scopeMessages as messages } from './messages.ts';
import { organizationChoices } from './organizationChoices.ts';

const organizationId = fieldsOf<never>().choice(() => null, {
  label: messages.belongsTo,
  required: messages.belongsToRequired,
  source: organizationChoices,
});

/**
 * Returns the form of a new record of an organization. Whoever may work in several chooses one, in `OrganizationPicker`; a
 * record of whoever works in one belongs to that. The form waits for `query`, which tells whether there are several.
 */
export function useNewInOrganization<Source, Declared extends Fields>(form: RecordFormSpec<Source, Declared>) {
  const { several, query } = useSeveralOrganizations();
  const chosen = useMemo(() => (several ? withFields(form, { organizationId }) : form), [form, several]);
  return { form: chosen, ...(query && { query }) };
}

/**
 * Returns whether the user may work in several organizations: `pending` until that is known. `query` is null for those whose
 * role tells it.
 */
export function useSeveralOrganizations() {
  const everywhere = useEverywhere();
  const query = useOrganizationChoicesQuery({
    variables: { search: null, items: 1 },
    fetchPolicy: 'network-only',
    skip: !everywhere,
  });
  const count = query.data?.organizations.meta.count ?? 0;
  return { several: count > 1, pending: query.loading && !query.data, query: everywhere ? query : null };
}

interface OfOrganization {
  organization?: { name: string } | null;
}

/** Returns the texts that name a record's organization for those who may see several; the others know theirs. */
export function useOrganizationWords() {
  const everywhere = useEverywhere();
  const nameOf = (record: OfOrganization | undefined) => (everywhere && record?.organization?.name) || null;
  return {
    /** The line under the title of its page. */
    subtitle: (record: OfOrganization) => {
      const name = nameOf(record);
      return name === null ? null : messages.ofOrganization(name);
    },
    /** The success message of its creation. */
    created: (text: string) => (made: OfOrganization | undefined) => {
      const name = nameOf(made);
      return name === null ? text : messages.inOrganization(text, name);
    },
  };
}

/** Whether the user's role covers every organization. */
const useEverywhere = () => usePermissions().views.includes('organizations');
