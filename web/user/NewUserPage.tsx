import { Text } from '@chakra-ui/react';
import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateUserMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PictureQuestion } from '../kit/form/PictureQuestion.tsx';
import { useNewPicture } from '../kit/form/useNewPicture.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { userMessages as messages } from './messages.ts';
import { UserFields } from './UserFields.tsx';
import { userForm } from './userForm.ts';

/** Invites a user. */
export function NewUserPage() {
  const { users } = usePermissions();
  const [create] = useCreateUserMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' }),
  });
  const { uploads, withNewPicture, question } = useNewPicture('users');
  return (
    <>
      <CreatePage
        title={messages.add}
        allowed={users.read && users.create}
        list={{ label: messages.title, to: addresses.settingsSection('manage-users') }}
        form={userForm}
        name="user/new"
        save={withNewPicture(async (input, context) => {
          const { data } = await create({ variables: { input }, context });
          return { outcome: outcomeOf(data?.createUser), id: data?.createUser?.user?.id };
        })}
        created={messages.created}
        to={addresses.user}
        fields={
          <>
            <Text mt="3" color="fg.muted">
              {messages.newHint}
            </Text>
            <UserFields user={null} uploads={uploads} />
          </>
        }
      />
      {question && <PictureQuestion {...question} />}
    </>
  );
}
