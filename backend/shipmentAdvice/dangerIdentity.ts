/** Whether the number, class and packing group of goods agree with each other in 49 CFR 172.101. */

import { entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import type { DangerousItem, Finding } from './dangerFacts.ts';
import { either } from './names.ts';

type Identity = Pick<DangerousItem, 'un_number' | 'dg_class' | 'packing_group' | 'subsidiary_hazards'>;

const listOf = (texts: readonly (string | null)[]) => [...new Set(texts)].filter((text) => text !== null).sort();

/** Whether an entry is of a class; an explosive's division fits whatever its compatibility letter. */
const isOfClass = ({ dgClass }: UnEntry, said: string | null) => said === null || dgClass === null || dgClass === said;
const isOfGroup = ({ packingGroup }: UnEntry, said: string | null) => said === null || packingGroup === said;

/** Compares what was entered with the table. An unknown number is neither right nor wrong: IATA lists more. */
export function identityOf({ un_number, dg_class, packing_group, subsidiary_hazards }: Identity): Finding {
  if (un_number === null) return { answer: 'not_met', remarks: [messages.noNumber], because: [] };
  const entries = entriesOf(un_number);
  if (entries.length === 0) return { answer: 'cannot_tell', remarks: [], because: [messages.notInTable(un_number)] };
  const classes = listOf(entries.map(({ dgClass }) => dgClass));
  const groups = listOf(entries.map(({ packingGroup }) => packingGroup));
  const fitting = entries.filter((entry) => isOfClass(entry, dg_class) && isOfGroup(entry, packing_group));
  const remarks = [
    ...(entries.some((entry) => isOfClass(entry, dg_class))
      ? []
      : [messages.otherClass(un_number, either(classes), dg_class ?? '')]),
    ...(entries.some((entry) => isOfGroup(entry, packing_group))
      ? []
      : [messages.otherGroup(un_number, groups, packing_group ?? '')]),
  ];
  if (remarks.length === 0 && fitting.length === 0) {
    remarks.push(messages.noSuchEntry(un_number, dg_class ?? '', packing_group ?? ''));
  }
  if (remarks.length > 0) return { answer: 'not_met', remarks, because: [] };
  const hazards = fitting.flatMap((entry) => entry.subsidiaryHazards);
  const others = subsidiary_hazards.filter((hazard) => !hazards.includes(hazard) && hazard !== dg_class);
  const open = listOf(fitting.map(({ packingGroup }) => packingGroup));
  const because = [
    ...(packing_group === null && open.length > 1 ? [messages.groupOpen(un_number, open)] : []),
    ...(others.length > 0 ? [messages.otherHazards(un_number, others)] : []),
  ];
  return { answer: because.length > 0 ? 'cannot_tell' : 'met', remarks, because };
}
