import { Box } from '@chakra-ui/react';
import { calendarDay, formatDate, formatQuantity } from '../base/format.ts';
import { formatMessages } from '../base/formatMessages.ts';
import { messages as words } from '../base/words.ts';
import { useViewer } from '../client/session.ts';
import type { UserFieldsFragment } from '../generated/operations.ts';
import { PictureField } from '../kit/file/PictureField.tsx';
import type { Uploads } from '../kit/file/upload.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { asList, asText, useForm, useFormContent } from '../kit/form/formContext.ts';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { TextFrame } from '../kit/form/TextFrame.tsx';
import { valueAt } from '../kit/form/values.ts';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { LANGUAGE } from '../lookup/languageChoices.ts';
import { userMessages as messages } from './messages.ts';
import { useRole } from './roleChoices.ts';

interface UserFieldsProps {
  /** The user; null for a new one. */
  user: UserFieldsFragment | null;
  /** The upload of the picture. */
  uploads: Uploads;
}

/** The fields of a user and the user's access, to read or to fill in. */
export function UserFields({ user, uploads }: UserFieldsProps) {
  const own = user?.id === useViewer().profile.id;
  return (
    <FieldColumns
      first={{
        title: messages.details,
        fields: (
          <>
            <PictureField name="picture" uploads={uploads} />
            <NamedFields names={['firstName', 'lastName', 'email', 'phoneNumber', 'jobTitle', ...LANGUAGE]} />
            {LANGUAGE.length > 0 && <FormHint>{messages.languageNote}</FormHint>}
            <NamedFields names={['dateOrder', 'decimalSign', 'weekStart']} />
            {own && (
              <FormHint>{formatMessages.note(formatDate(calendarDay(new Date())), formatQuantity('1234.5'))}</FormHint>
            )}
          </>
        ),
      }}
      second={{ title: messages.access, fields: <Access user={user} /> }}
    />
  );
}

/** Role and programs; users cannot change their own. */
function Access({ user }: Pick<UserFieldsProps, 'user'>) {
  const { profile, programs: open } = useViewer();
  const { editing } = useForm();
  const { values } = useFormContent();
  const own = user?.id === profile.id;
  const changing = editing && !own;
  const role = useRole(changing ? asText(valueAt(values, 'roleId')) : (user?.roleId ?? ''));
  const lacks = role?.needsProgram === true && asList(valueAt(values, 'programIds')).length === 0;
  const programs = own ? open : (user?.programs ?? []);
  // Administrators need no membership in programs.
  const names = user?.organizationAdmin ? messages.allPrograms : words.listed(programs.map(({ name }) => name));
  return (
    <>
      <FieldList min="190px">
        {changing ? <FormField name="roleId" /> : <TextFrame label={messages.role}>{user?.roleName}</TextFrame>}
      </FieldList>
      {role?.description && (
        <Box py="2">
          <FormHint>{role.description}</FormHint>
        </Box>
      )}
      <FieldList min="190px">
        {user && <TextFrame label={messages.organization}>{user.organization?.name}</TextFrame>}
        {changing ? (
          <FormField name="programIds" wide warning={lacks && role ? messages.programAdvised(role.name) : null} />
        ) : (
          <TextFrame label={messages.programs} wide>
            {names}
          </TextFrame>
        )}
      </FieldList>
    </>
  );
}
