/** Fields that forms of several kinds of records have; apart from the filters, whose lists do without the code of forms. */
import { fieldsOf } from '../kit/form/fields.ts';
import { formMessages } from '../kit/form/messages.ts';
import { riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** How much risk somebody is, and when they were screened; `screened` is what that day is called. */
export function screeningFields<Source extends { riskLevel: string | null; visualComplianceDate: string | null }>(
  screened: string,
) {
  const { date, select } = fieldsOf<Source>();
  return {
    riskLevel: select(({ riskLevel }) => riskLevel, { label: messages.riskLevel, source: riskLevelChoices }),
    visualComplianceDate: date(({ visualComplianceDate }) => visualComplianceDate, {
      label: screened,
      notAfterToday: formMessages.notAfterToday(screened),
    }),
  };
}
