import { formatMessages } from '../base/formatWords.ts';
import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { dateOrders, decimalSigns, weekStarts } from './formatChoices.ts';
import { userMessages as messages } from './messages.ts';
import { roleChoices } from './roleChoices.ts';
import { userForm } from './userForm.ts';

const statuses: Readonly<Record<string, string>> = messages.statuses;

/** The words of a user's history. */
export const userHistory: HistoryWords = {
  forms: [userForm],
  others: {
    // Whoever reads a history may not grant the roles in it.
    roleId: { ...userForm.fields.roleId, source: roleChoices },
    status: { kind: 'text', label: messages.status, show: (value) => statuses[value.toUpperCase()] ?? value },
    dateOrder: { kind: 'text', label: formatMessages.dateOrder, show: dateOrders.show },
    decimalSign: { kind: 'text', label: formatMessages.decimalSign, show: decimalSigns.show },
    weekStart: { kind: 'text', label: formatMessages.weekStart, show: weekStarts.show },
    attachment: documentHistoryOf('USER'),
  },
  unsaid: ['organizationId'],
};
