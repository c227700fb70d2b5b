import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateEndUserMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { EndUserFields } from './EndUserFields.tsx';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

/** Makes an end user. */
export function NewEndUserPage() {
  const { endUsers } = usePermissions();
  const [create] = useCreateEndUserMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'endUsers' }),
  });
  return (
    <CreatePage
      title={messages.add}
      allowed={endUsers.read && endUsers.write}
      list={{ label: messages.title, to: addresses.settingsSection('end-users') }}
      form={endUserForm}
      name="endUser/new"
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        return { outcome: outcomeOf(data?.createEndUser), id: data?.createEndUser?.endUser?.id };
      }}
      created={messages.created}
      to={(id) => addresses.settingsRecord('end-users', id)}
      fields={<EndUserFields />}
    />
  );
}
