import type { CreateApiKeyInput } from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { organizationChoices } from '../scope/organizationChoices.ts';
import { programsOfForm } from '../scope/programsOfForm.ts';
import { grantableRoleChoices } from '../user/roleChoices.ts';
import { apiKeyMessages as messages } from './messages.ts';

const { text, select, choice, choices, date } = fieldsOf<never>();

/** The fields of a new API key. */
export const apiKeyForm = formFor<CreateApiKeyInput>()({
  name: text(() => null, { label: messages.name, required: messages.nameRequired, limit: 100 }),
  organizationId: choice(() => null, {
    label: messages.organization,
    required: messages.organizationRequired,
    source: organizationChoices,
  }),
  roleId: select(() => null, { label: messages.role, required: messages.roleRequired, source: grantableRoleChoices }),
  programIds: choices(() => [], { label: messages.programs, source: programsOfForm }),
  expiresAt: date(() => null, {
    label: messages.expires,
    required: messages.expiresRequired,
    notBeforeToday: messages.expiresPast,
  }),
});

/** Returns the end of a calendar day (`YYYY-MM-DD`) in the browser's time zone. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
