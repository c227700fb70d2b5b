import { messages as common } from '../../base/words.ts';
import { useFeatureFlags } from '../../client/session.ts';
import { useCreateProgramMutation, useProgramPageQuery, useUpdateProgramMutation } from '../../generated/operations.ts';
import { CreatePage } from '../../kit/record/CreatePage.tsx';
import { changesList } from '../../kit/record/changesList.ts';
import { PlainRecordPage, useRecordId } from '../../kit/record/PlainRecordPage.tsx';
import { creates, updates } from '../../kit/record/sends.ts';
import { OrganizationPicker } from '../../scope/OrganizationPicker.tsx';
import { ProgramSwatch } from '../../scope/ProgramSwatch.tsx';
import { useNewInOrganization, useOrganizationWords } from '../../scope/useNewInOrganization.ts';
import { useSettingsCreate, useSettingsPage } from '../../shell/settingsPages.ts';
import { carefulProgram } from './approvalKinds.ts';
import { ProgramFields } from './ProgramFields.tsx';
import { programForm } from './programForm.ts';
import { programHistory } from './programHistory.ts';
import { programRecord } from './programRecord.ts';

/** The settings of a program: its name and its colors. */
export function ProgramPage() {
  const id = useRecordId();
  const shared = useSettingsPage(programRecord);
  const query = useProgramPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !shared.allowed });
  const [update] = useUpdateProgramMutation();
  const shown = (query.data ?? query.previousData)?.program;
  return (
    <PlainRecordPage
      {...shared}
      query={query}
      record={({ program }) => program}
      title={({ name }) => name}
      header={{ badges: ({ colorPalette }) => <ProgramSwatch palette={colorPalette} size={14} /> }}
      history={{ type: 'PROGRAM', words: programHistory }}
      edit={{ form: programForm, save: updates(update, id, (data) => data.updateProgram) }}
      fields={
        shown && (
          <ProgramFields
            slug={shown.slug}
            organization={shown.organization?.name}
            shownEverywhere={shown.organization?.featureFlags?.orderNumberInternalEnabled}
          />
        )
      }
    />
  );
}

/** The page that creates a program. */
export function NewProgramPage() {
  const words = useOrganizationWords();
  const inOrganization = useNewInOrganization(programForm);
  const { orderNumberInternalEnabled } = useFeatureFlags();
  const [create] = useCreateProgramMutation(changesList('programs'));
  const save = creates(create, (data) => data.createProgram, 'program');
  return (
    <CreatePage
      {...useSettingsCreate(programRecord)}
      {...inOrganization}
      name="program/new"
      known={carefulProgram}
      save={(input, context) => save({ ...NONE_ASKED, ...input }, context)}
      created={words.created(common.created)}
      fields={
        <>
          <OrganizationPicker />
          <ProgramFields slug={null} shownEverywhere={orderNumberInternalEnabled} />
        </>
      }
    />
  );
}

/** A form does not send what is off or empty, but the server would then ask for approvals. */
const NONE_ASKED = { requiredApprovals: [], secondPersonApproves: false };
