import { addresses } from '../../app/addresses.ts';
import { ProgramSwatch } from '../../app/ProgramSwatch.tsx';
import { usePermissions } from '../../app/session.ts';
import { useProgramPageQuery, useUpdateProgramMutation } from '../../generated/operations.ts';
import { outcomeOf } from '../../kit/form/outcome.ts';
import { PlainRecordPage, useRecordId } from '../../kit/record/PlainRecordPage.tsx';
import { settingsMessages as messages } from './messages.ts';
import { ProgramFields } from './ProgramFields.tsx';
import { programForm } from './programForm.ts';

/** A program in the settings: its name and its colours. */
export function ProgramPage() {
  const id = useRecordId();
  const { programs } = usePermissions();
  const query = useProgramPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !programs.read });
  const [update] = useUpdateProgramMutation();
  const shown = (query.data ?? query.previousData)?.program;
  return (
    <PlainRecordPage
      type="PROGRAM"
      allowed={programs.read}
      query={query}
      record={({ program }) => program}
      title={({ name }) => name}
      parents={[{ label: messages.title, to: addresses.settingsSection('programs') }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={programForm}
      save={async (input, context) => {
        const { data } = await update({ variables: { id, input }, context });
        return outcomeOf(data?.updateProgram);
      }}
      badges={({ colorPalette }) => <ProgramSwatch palette={colorPalette} size={14} />}
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
