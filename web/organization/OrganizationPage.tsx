import { addresses } from '../base/addresses.ts';
import { usePermissions } from '../client/session.ts';
import {
  useOrganizationPageQuery,
  useOwnOrganizationQuery,
  useUpdateOrganizationMutation,
} from '../generated/operations.ts';
import { SampleDataPanel } from '../guide/SampleDataPanel.tsx';
import { usePicture } from '../kit/file/usePicture.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { type Crumb, Page } from '../kit/record/Page.tsx';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { HistoryPanel } from '../shell/HistoryPanel.tsx';
import { organizationMessages as messages } from './messages.ts';
import { OrganizationAdminTable } from './OrganizationAdminTable.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationForm, withFlags } from './organizationForm.ts';
import { organizationHistory } from './organizationHistory.ts';
import { organizationRecord } from './organizationRecord.ts';

/** The page of one of all organizations. Who may see only their own finds that one here, too. */
export function OrganizationPage() {
  const { organizations, views } = usePermissions();
  const everywhere = views.includes('organizations');
  return (
    <Organization
      id={useRecordId()}
      allowed={organizations.read && (everywhere || views.includes('settings.organization'))}
      parent={
        everywhere
          ? { label: messages.title, to: organizationRecord.list }
          : { label: messages.own, to: addresses.settingsSection('organization') }
      }
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
  return <Organization id={id} allowed={organizations.read} parent={{ label: messages.own }} own />;
}

interface OrganizationProps {
  /** Null while it loads. */
  id: string | null;
  allowed: boolean;
  parent: Crumb;
  /** Whether it is the user's own. */
  own?: boolean;
}

function Organization({ id: known, allowed, parent, own = false }: OrganizationProps) {
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
      allowed={allowed}
      query={query}
      record={({ organization }) => organization}
      title={({ name }) => name}
      parents={[parent]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      history={{ type: 'ORGANIZATION', words: organizationHistory }}
      panel={HistoryPanel}
      edit={{
        form: organizationForm,
        save: withPicture(async (input, context) => {
          const { data } = await update({ variables: { id, input: withFlags(input) }, context });
          return { outcome: outcomeOf(data?.updateOrganization), record: data?.updateOrganization?.organization };
        }),
        saved: messages.updated,
        blockInvalid: true,
      }}
      fields={<OrganizationFields uploads={uploads} />}
    >
      {({ abilities }) => (
        <>
          <OrganizationAdminTable organizationId={id} abilities={abilities} />
          {own && <SampleDataPanel />}
        </>
      )}
    </PlainRecordPage>
  );
}
