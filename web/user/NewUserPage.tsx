import { Text } from '@chakra-ui/react';
import { useViewer } from '../client/session.ts';
import { useCreateUserMutation } from '../generated/operations.ts';
import { PictureRetryDialog } from '../kit/file/PictureRetryDialog.tsx';
import { useNewPicture } from '../kit/file/useNewPicture.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { creates } from '../kit/record/sends.ts';
import { OrganizationPicker } from '../scope/OrganizationPicker.tsx';
import { useNewInOrganization, useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { useSettingsCreate } from '../shell/settingsPages.ts';
import { userRecord } from './list.ts';
import { userMessages as messages } from './messages.ts';
import { UserFields } from './UserFields.tsx';
import { userForm } from './userForm.ts';

/** The page that invites a user. */
export function NewUserPage() {
  const shared = useSettingsCreate(userRecord);
  const { sendsMail } = useViewer().settings;
  const words = useOrganizationWords();
  const inOrganization = useNewInOrganization(userForm);
  const [create] = useCreateUserMutation(changesList('users'));
  const { uploads, withNewPicture, question } = useNewPicture('users');
  return (
    <>
      <CreatePage
        {...shared}
        {...inOrganization}
        name="user/new"
        save={withNewPicture(creates(create, (data) => data.createUser, 'user'))}
        created={words.created(messages.created)}
        fields={
          <>
            <Text mt="3" color="fg.muted">
              {sendsMail ? messages.mailed : messages.notMailed}
            </Text>
            <OrganizationPicker clears={OF_ORGANIZATION} />
            <UserFields user={null} uploads={uploads} />
          </>
        }
      />
      {question && <PictureRetryDialog {...question} />}
    </>
  );
}

const OF_ORGANIZATION = ['programIds'];
