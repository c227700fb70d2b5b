/** Fields that several record forms share; separate from the filters, because lists do not load the form code. */
import { fieldsOf } from '../kit/form/fields.ts';
import { formMessages } from '../kit/form/messages.ts';
import { riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** Returns the fields for risk level and screening date; `screened` is the label of the date. */
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
