import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateOrganizationMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PictureQuestion } from '../kit/form/PictureQuestion.tsx';
import { useNewPicture } from '../kit/form/useNewPicture.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { organizationMessages as messages } from './messages.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationForm, withFlags } from './organizationForm.ts';

/** Makes an organization. */
export function NewOrganizationPage() {
  const { organizations } = usePermissions();
  const { uploads, withNewPicture, question } = useNewPicture('organizations');
  const [create] = useCreateOrganizationMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'organizations' }),
  });
  return (
    <>
      <CreatePage
        title={messages.add}
        allowed={organizations.read && organizations.create}
        list={{ label: messages.title, to: addresses.organizations }}
        form={organizationForm}
        name="organization/new"
        blockInvalid
        save={withNewPicture(async (input, context) => {
          const { data } = await create({ variables: { input: withFlags(input) }, context });
          return { outcome: outcomeOf(data?.createOrganization), id: data?.createOrganization?.organization?.id };
        })}
        created={messages.created}
        to={addresses.organization}
        fields={<OrganizationFields uploads={uploads} />}
      />
      {question && <PictureQuestion {...question} />}
    </>
  );
}
