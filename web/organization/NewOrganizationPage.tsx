import { useCreateOrganizationMutation } from '../generated/operations.ts';
import { PictureRetryDialog } from '../kit/file/PictureRetryDialog.tsx';
import { useNewPicture } from '../kit/file/useNewPicture.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { creates } from '../kit/record/sends.ts';
import { useSettingsCreate } from '../shell/settingsPages.ts';
import { organizationMessages as messages } from './messages.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationForm, withFlags } from './organizationForm.ts';
import { organizationRecord } from './organizationRecord.ts';

/** The page that creates an organization. */
export function NewOrganizationPage() {
  const shared = useSettingsCreate(organizationRecord);
  const { uploads, withNewPicture, question } = useNewPicture('organizations');
  const [mutate] = useCreateOrganizationMutation(changesList('organizations'));
  const create = creates(mutate, (data) => data.createOrganization, 'organization');
  return (
    <>
      <CreatePage
        {...shared}
        form={organizationForm}
        name="organization/new"
        blockInvalid
        save={withNewPicture((input, context) => create(withFlags(input), context))}
        created={messages.created}
        fields={<OrganizationFields uploads={uploads} />}
      />
      {question && <PictureRetryDialog {...question} />}
    </>
  );
}
