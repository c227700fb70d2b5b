import { endUserChoices } from '../endUser/endUserChoices.ts';
import { newEndUser } from '../endUser/newEndUserChoices.ts';
import type {
  CopyPurchaseOrderInput,
  CreatePurchaseOrderInput,
  PurchaseOrderFieldsFragment,
  UpdatePurchaseOrderInput,
} from '../generated/operations.ts';
import { groupChoices } from '../group/groupChoices.ts';
import { newGroup } from '../group/newGroupChoices.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { namedParty } from '../lookup/partyChoices.ts';
import { userChoices } from '../user/userChoices.ts';
import { newVendor } from '../vendor/newVendorChoices.ts';
import { vendorChoices } from '../vendor/vendorChoices.ts';
import { orderMessages as messages } from './messages.ts';

const { text, date, choice, choices } = fieldsOf<PurchaseOrderFieldsFragment>();

const fields = {
  orderNumber: text((order) => order.orderNumber, {
    label: messages.orderNumber,
    required: messages.orderNumberRequired,
  }),
  vendorId: choice(({ vendor }) => namedParty(vendor, vendor?.name), {
    label: messages.vendor,
    required: messages.vendorRequired,
    source: vendorChoices,
    add: newVendor,
  }),
  endUserId: choice(({ endUser }) => namedParty(endUser, endUser?.label), {
    label: messages.endUser,
    required: messages.endUserRequired,
    source: endUserChoices,
    add: newEndUser,
  }),
  groupId: choice(({ group }) => namedParty(group, group?.name), {
    label: messages.group,
    required: messages.groupRequired,
    source: groupChoices,
    add: newGroup,
  }),
  orderDate: date((order) => order.orderDate, { label: messages.orderDate }),
  orderNumberInternal: text((order) => order.orderNumberInternal, { label: messages.orderNumberInternal }),
  creditCard: text((order) => order.creditCard, { label: messages.creditCard }),
  fundingNumber: text((order) => order.fundingNumber, { label: messages.fundingNumber }),
  fundingDescription: text((order) => order.fundingDescription, { label: messages.fundingDescription }),
};

/** The fields of a purchase order. */
export const purchaseOrderForm = formFor<UpdatePurchaseOrderInput>()(fields);

/** The fields of a new purchase order, which also assign users; later, a separate dialog does. */
export const newPurchaseOrderForm = formFor<CreatePurchaseOrderInput, 'programId' | 'external'>()({
  ...fields,
  userIds: choices(() => [], { label: messages.users, source: userChoices }),
});

/** The field that a copy of an order has for its own. */
export const orderCopyForm = formFor<CopyPurchaseOrderInput>()({ orderNumber: fields.orderNumber });
