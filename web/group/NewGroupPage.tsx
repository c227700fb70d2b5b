import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateGroupMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { GroupFields } from './GroupFields.tsx';
import { groupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';

/** Makes a group of a program. */
export function NewGroupPage() {
  const { groups } = usePermissions();
  const [create] = useCreateGroupMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'groups' }),
  });
  return (
    <CreatePage
      title={messages.add}
      allowed={groups.read && groups.write}
      list={{ label: messages.title, to: addresses.settingsSection('groups') }}
      form={groupForm}
      name="group/new"
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        return { outcome: outcomeOf(data?.createGroup), id: data?.createGroup?.group?.id };
      }}
      created={messages.created}
      to={(id) => addresses.settingsRecord('groups', id)}
      fields={<GroupFields />}
    />
  );
}
