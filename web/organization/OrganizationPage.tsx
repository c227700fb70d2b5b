import { usePermissions } from '../app/session.ts';
import {
  useOrganizationPageQuery,
  useOwnOrganizationQuery,
  useUpdateOrganizationMutation,
} from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { usePicture } from '../kit/form/usePicture.ts';
import { type Crumb, Page } from '../kit/record/Page.tsx';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { organizationMessages as messages } from './messages.ts';
import { OrganizationAdminTable } from './OrganizationAdminTable.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationForm, withFlags } from './organizationForm.ts';
import { organizationRecord } from './organizationRecord.ts';

/** The page of one of all organizations. */
export function OrganizationPage() {
  const { organizations, views } = usePermissions();
  return (
    <Organization
      id={useRecordId()}
      allowed={organizations.read && views.includes('organizations')}
      parent={{ label: messages.title, to: organizationRecord.list }}
    />
  );
}

/** The user's own organization, in the Organization Panel. */
export function OwnOrganizationPage() {
  const { organizations } = usePermissions();
  const { data, error, refetch } = useOwnOrganizationQuery({ skip: !organizations.read });
  const id = data?.viewer.profile.organization?.id ?? null;
  if (error && id === null) {
    return (
      <>
        <Page title={messages.own} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return <Organization id={id} allowed={organizations.read} parent={{ label: messages.own }} />;
}

interface OrganizationProps {
  /** Null while it loads. */
  id: string | null;
  allowed: boolean;
  parent: Crumb;
}

function Organization({ id: known, allowed, parent }: OrganizationProps) {
  const id = known ?? '';
  const query = useOrganizationPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !allowed || known === null,
  });
  const [update] = useUpdateOrganizationMutation();
  const { uploads, withPicture } = usePicture('organizations', id);
  return (
    <PlainRecordPage
      type="ORGANIZATION"
      allowed={allowed}
      query={query}
      record={({ organization }) => organization}
      title={({ name }) => name}
      parents={[parent]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={organizationForm}
      blockInvalid
      save={withPicture(async (input, context) => {
        const { data } = await update({ variables: { id, input: withFlags(input) }, context });
        return { outcome: outcomeOf(data?.updateOrganization), record: data?.updateOrganization?.organization };
      })}
      saved={messages.updated}
      fields={<OrganizationFields uploads={uploads} />}
    >
      {({ abilities }) => <OrganizationAdminTable organizationId={id} abilities={abilities} />}
    </PlainRecordPage>
  );
}
