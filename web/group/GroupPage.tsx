import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useGroupPageQuery, useUpdateGroupMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { GroupFields } from './GroupFields.tsx';
import { groupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';

/** A single group. */
export function GroupPage() {
  const id = useRecordId();
  const { groups } = usePermissions();
  const query = useGroupPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !groups.read });
  const [update] = useUpdateGroupMutation();
  return (
    <PlainRecordPage
      type="GROUP"
      programId={({ program }) => program?.id ?? null}
      allowed={groups.read}
      query={query}
      record={({ group }) => group}
      title={({ name }) => name}
      parents={[{ label: messages.title, to: addresses.settingsSection('groups') }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={groupForm}
      save={async (input, context) => {
        const { data } = await update({ variables: { id, input }, context });
        return outcomeOf(data?.updateGroup);
      }}
      saved={messages.updated}
      fields={<GroupFields members={(query.data ?? query.previousData)?.group?.endUsersCount ?? null} />}
    />
  );
}
