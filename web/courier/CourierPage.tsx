import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useCourierPageQuery, useCreateCourierMutation, useUpdateCourierMutation } from '../generated/operations.ts';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { creates, updates } from '../kit/record/sends.ts';
import { screeningHeader } from '../lookup/ScreeningBadge.tsx';
import { OrganizationPicker } from '../scope/OrganizationPicker.tsx';
import { useNewInOrganization, useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { useSettingsCreate, useSettingsPage } from '../shell/settingsPages.ts';
import { AirlineTable, ROWS_OF_PAGE } from './AirlineTable.tsx';
import { CourierFields } from './CourierFields.tsx';
import { courierForm } from './courierForm.ts';
import { courierHistory } from './courierHistory.ts';
import { courierRecord } from './courierRecord.ts';
import { courierMessages as messages } from './messages.ts';

/** The page of a courier, with its airlines and documents. */
export function CourierPage() {
  const id = useRecordId();
  const shared = useSettingsPage(courierRecord);
  const [airlinesPage, setAirlinesPage] = useInnerPage('airlinesPage', ROWS_OF_PAGE);
  const variables = { id, airlinesPage };
  const query = useCourierPageQuery({ variables, fetchPolicy: 'cache-and-network', skip: !shared.allowed });
  const { subtitle } = useOrganizationWords();
  const [update] = useUpdateCourierMutation();
  return (
    <PlainRecordPage
      {...shared}
      query={query}
      record={({ courier }) => courier}
      title={({ companyName }) => companyName}
      header={{ ...screeningHeader, subtitle }}
      history={{ type: 'COURIER', words: courierHistory }}
      edit={{ form: courierForm, save: updates(update, id, (data) => data.updateCourier) }}
      fields={<CourierFields />}
    >
      {({ abilities, companyName }) => (
        <>
          <AirlineTable
            courierId={id}
            abilities={abilities}
            page={(query.data ?? query.previousData)?.courier?.airlines ?? null}
            onPage={setAirlinesPage}
            onSaved={() => void query.refetch()}
          />
          <DocumentPanel parent={{ type: 'COURIER', id }} label={companyName} />
        </>
      )}
    </PlainRecordPage>
  );
}

/** The page that creates a courier. */
export function NewCourierPage() {
  const words = useOrganizationWords();
  const inOrganization = useNewInOrganization(courierForm);
  const [create] = useCreateCourierMutation(changesList('couriers'));
  return (
    <CreatePage
      {...useSettingsCreate(courierRecord)}
      {...inOrganization}
      name="courier/new"
      save={creates(create, (data) => data.createCourier, 'courier')}
      created={words.created(messages.created)}
      fields={
        <>
          <OrganizationPicker />
          <CourierFields />
        </>
      }
    />
  );
}
