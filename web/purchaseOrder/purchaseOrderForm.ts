import * as yup from 'yup';
import type {
  CreatePurchaseOrderInput,
  PurchaseOrderFieldsFragment,
  UpdatePurchaseOrderInput,
} from '../generated/operations.ts';
import { readDate } from '../kit/form/dateText.ts';
import { optionalDate, optionalText, requiredChoice, requiredText } from '../kit/form/rules.ts';
import type { Choice } from '../kit/form/values.ts';
import { orderMessages as messages } from './messages.ts';

/** A purchase order as its form holds it. */
export type PurchaseOrderValues = {
  orderNumber: string;
  orderNumberInternal: string;
  orderDate: string;
  vendorId: Choice | null;
  endUserId: Choice | null;
  groupId: Choice | null;
  creditCard: string;
  fundingNumber: string;
  fundingDescription: string;
};

/** A new order also says who looks after it; later that has its own dialog. */
export type NewPurchaseOrderValues = PurchaseOrderValues & { userIds: readonly Choice[] };

const rules = {
  orderNumber: requiredText(messages.orderNumberRequired),
  orderNumberInternal: optionalText(),
  orderDate: optionalDate(),
  vendorId: requiredChoice(messages.vendorRequired),
  endUserId: requiredChoice(messages.endUserRequired),
  groupId: requiredChoice(messages.groupRequired),
  creditCard: optionalText(),
  fundingNumber: optionalText(),
  fundingDescription: optionalText(),
};

/** What a new order must hold. */
export const newPurchaseOrderSchema = yup.object(rules);

/**
 * What an edited order must hold. A vendor, end user or group that one may not read arrives as null: that must not lock
 * the other fields, so what was not there need not be picked, and what was there may not be taken away.
 */
export function purchaseOrderSchema(shown: PurchaseOrderValues) {
  const { vendorId, endUserId, groupId, ...others } = rules;
  return yup.object({
    ...others,
    ...(shown.vendorId && { vendorId }),
    ...(shown.endUserId && { endUserId }),
    ...(shown.groupId && { groupId }),
  });
}

/** A record as form values. */
export function purchaseOrderValues(order: PurchaseOrderFieldsFragment): PurchaseOrderValues {
  const { vendor, endUser, group } = order;
  return {
    orderNumber: order.orderNumber,
    orderNumberInternal: order.orderNumberInternal ?? '',
    orderDate: order.orderDate ?? '',
    vendorId: vendor && { id: vendor.id, label: vendor.name },
    endUserId: endUser && { id: endUser.id, label: endUser.label },
    groupId: group && { id: group.id, label: group.name },
    creditCard: order.creditCard ?? '',
    fundingNumber: order.fundingNumber ?? '',
    fundingDescription: order.fundingDescription ?? '',
  };
}

/** What a new order starts with. */
export function emptyPurchaseOrder(orderNumber: string | null, today: string): NewPurchaseOrderValues {
  return {
    orderNumber: orderNumber ?? '',
    orderNumberInternal: '',
    orderDate: today,
    vendorId: null,
    endUserId: null,
    groupId: null,
    creditCard: '',
    fundingNumber: '',
    fundingDescription: '',
    userIds: [],
  };
}

/** The changes of a form as the gateway takes them: an emptied field is null. */
export function updateInput(changes: Partial<PurchaseOrderValues>, lockVersion: number): UpdatePurchaseOrderInput {
  const input: UpdatePurchaseOrderInput = { lockVersion };
  if (changes.orderNumber !== undefined) input.orderNumber = changes.orderNumber.trim();
  if (changes.orderNumberInternal !== undefined) input.orderNumberInternal = changes.orderNumberInternal.trim() || null;
  if (changes.orderDate !== undefined) input.orderDate = readDate(changes.orderDate);
  if (changes.vendorId !== undefined) input.vendorId = changes.vendorId?.id ?? null;
  if (changes.endUserId !== undefined) input.endUserId = changes.endUserId?.id ?? null;
  if (changes.groupId !== undefined) input.groupId = changes.groupId?.id ?? null;
  if (changes.creditCard !== undefined) input.creditCard = changes.creditCard.trim() || null;
  if (changes.fundingNumber !== undefined) input.fundingNumber = changes.fundingNumber.trim() || null;
  if (changes.fundingDescription !== undefined) input.fundingDescription = changes.fundingDescription.trim() || null;
  return input;
}

/** A new order as the gateway takes it; what is empty is left out, also the fields that a switch hides. */
export function createInput(values: NewPurchaseOrderValues, programId: string): CreatePurchaseOrderInput {
  const text = (value: string) => value.trim() || undefined;
  return {
    programId,
    orderNumber: values.orderNumber.trim(),
    orderNumberInternal: text(values.orderNumberInternal),
    orderDate: readDate(values.orderDate) ?? undefined,
    vendorId: values.vendorId?.id ?? '',
    endUserId: values.endUserId?.id ?? '',
    groupId: values.groupId?.id ?? '',
    userIds: values.userIds.map(({ id }) => id),
    creditCard: text(values.creditCard),
    fundingNumber: text(values.fundingNumber),
    fundingDescription: text(values.fundingDescription),
  };
}
