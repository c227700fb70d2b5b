import { useViewer } from '../app/session.ts';
import type { UserFieldsFragment } from '../generated/operations.ts';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { PictureField } from '../kit/form/PictureField.tsx';
import type { Uploads } from '../kit/form/upload.ts';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { userMessages as messages } from './messages.ts';

interface UserFieldsProps {
  user: UserFieldsFragment;
  /** What sends the picture. */
  uploads: Uploads;
}

/** The fields of a user, to read or to fill in, and what the user may see. */
export function UserFields({ user, uploads }: UserFieldsProps) {
  return (
    <FieldColumns
      first={{
        title: messages.details,
        fields: (
          <>
            <PictureField name="picture" uploads={uploads} />
            <FieldList min="180px">
              <FormField name="firstName" />
              <FormField name="lastName" />
              <FormField name="email" />
              <FormField name="phoneNumber" />
              <FormField name="jobTitle" />
            </FieldList>
          </>
        ),
      }}
      second={{
        title: messages.access,
        fields: (
          <FieldList min="190px">
            <TextFrame label={messages.role}>{user.roleName}</TextFrame>
            <TextFrame label={messages.organization}>{user.organization?.name}</TextFrame>
            <TextFrame label={messages.programs} wide>
              {usePrograms(user)}
            </TextFrame>
          </FieldList>
        ),
      }}
    />
  );
}

/** What a user may open. Administrators need not be members of programs. */
function usePrograms({ id, organizationAdmin, programs }: UserFieldsFragment): string {
  const { profile, programs: own } = useViewer();
  if (organizationAdmin) return messages.allPrograms;
  return (id === profile.id ? own : (programs ?? [])).map(({ name }) => name).join(', ');
}
