import { addresses } from '../../app/addresses.ts';
import { useFeatureFlags, usePermissions } from '../../app/session.ts';
import { useCreateProgramMutation } from '../../generated/operations.ts';
import { outcomeOf } from '../../kit/form/outcome.ts';
import { messages as common } from '../../kit/messages.ts';
import { CreatePage } from '../../kit/record/CreatePage.tsx';
import { settingsMessages as messages } from './messages.ts';
import { ProgramFields } from './ProgramFields.tsx';
import { programForm } from './programForm.ts';

/** Makes a program of one's own organization. */
export function NewProgramPage() {
  const { programs } = usePermissions();
  const { orderNumberInternalEnabled } = useFeatureFlags();
  const [create] = useCreateProgramMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'programs' }),
  });
  return (
    <CreatePage
      title={messages.add}
      allowed={programs.read && programs.create}
      list={{ label: messages.title, to: addresses.settingsSection('programs') }}
      form={programForm}
      name="program/new"
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        return { outcome: outcomeOf(data?.createProgram), id: data?.createProgram?.program?.id };
      }}
      created={common.created}
      to={(id) => addresses.settingsRecord('programs', id)}
      fields={<ProgramFields slug={null} shownEverywhere={orderNumberInternalEnabled} />}
    />
  );
}
