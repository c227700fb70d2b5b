import { readCount } from '../base/decimal.ts';
import { courierChoices } from '../courier/courierChoices.ts';
import { newCourier } from '../courier/newCourierChoices.ts';
import type { CreateShipmentInput, ShipmentFieldsFragment, UpdateShipmentInput } from '../generated/operations.ts';
import { groupChoices } from '../group/groupChoices.ts';
import { newGroup } from '../group/newGroupChoices.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { yesNoChoices } from '../kit/form/yesNo.ts';
import {
  incotermChoices,
  licenseExceptionChoices,
  packageTypeChoices,
  shipmentTypeChoices,
} from '../lookup/lookupChoices.ts';
import { namedParty } from '../lookup/partyChoices.ts';
import { userChoices } from '../user/userChoices.ts';
import { excluding, itnRule } from './exportFields.ts';
import { shipmentMessages as messages } from './messages.ts';
import { kilogramsOf, poundsOf } from './weight.ts';

const { text, longText, number, money, date, select, answer, choice, choices } = fieldsOf<ShipmentFieldsFragment>();

/** Returns a label, with the error for a number that is not greater than 0. */
const counted = (label: string) => ({ label, positive: messages.positive(label) });

const fields = {
  invoiceNumber: text((shipment) => shipment.invoiceNumber, {
    label: messages.invoiceNumber,
    required: messages.numberRequired,
  }),
  groupId: choice(({ group }) => namedParty(group, group?.name), {
    label: messages.group,
    required: messages.groupRequired,
    source: groupChoices,
    add: newGroup,
  }),
  shipmentType: select((shipment) => shipment.shipmentType, {
    label: messages.shipmentType,
    required: messages.typeRequired,
    source: shipmentTypeChoices,
  }),
  courierId: choice(({ courier }) => namedParty(courier, courier?.companyName), {
    label: messages.courier,
    source: courierChoices,
    add: newCourier,
  }),
  awb: text((shipment) => shipment.awb, { label: messages.awb, limit: 40 }),
  anticipatedShipDate: date((shipment) => shipment.anticipatedShipDate, { label: messages.anticipatedShipDate }),
  shippedDate: date((shipment) => shipment.shippedDate, {
    label: messages.shippedDate,
    notAfterToday: messages.shippedLater,
  }),
  packageQuantity: {
    ...number(({ packageQuantity }) => packageQuantity?.toString(), {
      ...counted(messages.packageQuantity),
      decimals: 0,
    }),
    send: readCount,
  },
  packageType: select((shipment) => shipment.packageType, {
    label: messages.packageType,
    source: packageTypeChoices,
  }),
  totalWeight: {
    ...number((shipment) => poundsOf(shipment.totalWeight), { ...counted(messages.totalWeight), decimals: 2 }),
    send: kilogramsOf,
  },
  netWeight: {
    ...number((shipment) => poundsOf(shipment.netWeight), { ...counted(messages.netWeight), decimals: 2 }),
    send: kilogramsOf,
  },
  dryIce: number((shipment) => shipment.dryIce, { ...counted(messages.dryIce), decimals: 3 }),
  freightCost: money((shipment) => shipment.freightCost, counted(messages.freightCost)),
  insuranceCost: money((shipment) => shipment.insuranceCost, counted(messages.insuranceCost)),
  incoterm: select((shipment) => shipment.incoterm, { label: messages.incoterm, source: incotermChoices }),
  incotermPlace: text((shipment) => shipment.incotermPlace, { label: messages.incotermPlace, limit: 100 }),
  paymentTerms: text((shipment) => shipment.paymentTerms, { label: messages.paymentTerms, limit: 100 }),
  exportReason: text((shipment) => shipment.exportReason, { label: messages.exportReason, limit: 100 }),
  signatory: text((shipment) => shipment.signatory, { label: messages.signatory, limit: 100 }),
  soldTo: longText((shipment) => shipment.soldTo, { label: messages.soldTo, limit: 500 }),
  notifyParty: longText((shipment) => shipment.notifyParty, { label: messages.notifyParty, limit: 500 }),
  eeiExport: answer((shipment) => shipment.eeiExport, {
    label: messages.eeiExport,
    source: yesNoChoices,
    none: messages.notSaid,
  }),
  itn: text((shipment) => shipment.itn, { label: messages.itn, limit: 60, rule: itnRule }),
  licenseNumber: excluding(
    text((shipment) => shipment.licenseNumber, { label: messages.licenseNumber, limit: 40 }),
    'licenseException',
  ),
  licenseException: excluding(
    select((shipment) => shipment.licenseException, {
      label: messages.licenseException,
      source: licenseExceptionChoices,
    }),
    'licenseNumber',
  ),
  notes: longText((shipment) => shipment.notes, { label: messages.notes }),
};

/** The fields of a shipment. */
export const shipmentForm = formFor<UpdateShipmentInput>()({
  ...fields,
  commercialName: text((shipment) => shipment.commercialName, {
    label: messages.commercialName,
    required: messages.nameRequired,
  }),
});

/** The fields of a new shipment, which also assign users; its name defaults to its number. */
export const newShipmentForm = formFor<CreateShipmentInput, 'programId'>()({
  ...fields,
  commercialName: text((shipment) => shipment.commercialName, { label: messages.commercialName }),
  userIds: choices(() => [], { label: messages.users, source: userChoices }),
});
