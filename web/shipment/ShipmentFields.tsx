import { useAirlines } from '../courier/airlineChoices.ts';
import type { ShipmentFieldsFragment, ShipmentHeaderFragment } from '../generated/operations.ts';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { asChoice, useForm, useFormContent, useText } from '../kit/form/formContext.ts';
import { valueAt } from '../kit/form/values.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { readAirWaybill } from './airWaybill.ts';
import { shipmentMessages as messages } from './messages.ts';
import { packageMessages } from './packages/messages.ts';

interface ShipmentFieldsProps {
  /** The shipment; undefined for a new one, which also assigns users. */
  shipment?: ShipmentFieldsFragment & ShipmentHeaderFragment;
  /** Whether the export rule asks for a proof of filing or a licence; the empty fields are then shown to readers, too. */
  exportAsked?: boolean;
}

/** The fields of a shipment, to read or to fill in. Some are locked once it has left; once completed, all but the notes. */
export function ShipmentFields({ shipment, exportAsked = false }: ShipmentFieldsProps) {
  const { editing } = useForm();
  const locked = shipment ? reasonAgainst(shipment.abilities, 'UPDATE') : null;
  const fixed = locked ?? (shipment && LEFT.has(shipment.status.key) ? messages.fixedSinceLeft : null);
  const derived = shipment?.packageLines ? packageMessages.fromLines : null;
  return (
    <FieldList min="min(220px, 48%)">
      <FormField name="invoiceNumber" disabledReason={fixed} />
      <FormField name="groupId" disabledReason={fixed} />
      <FormField name="shipmentType" disabledReason={fixed} />
      <Carrier locked={locked} />
      {OPEN_UNTIL_COMPLETED.filter(
        (name) => editing || shipment?.[name] || !(RARE.has(name) || (derived && FROM_LINES.has(name))),
      ).map((name) => (
        <FormField key={name} name={name} disabledReason={locked ?? (FROM_LINES.has(name) ? derived : null)} />
      ))}
      {EXPORT_FIELDS.filter((name) => editing || shipment?.[name] || (exportAsked && !isOther(shipment, name))).map(
        (name) => (
          <FormField key={name} name={name} disabledReason={locked} />
        ),
      )}
      {PARTIES.filter((name) => editing || shipment?.[name]).map((name) => (
        <FormField key={name} name={name} disabledReason={locked} />
      ))}
      <FormField name="commercialName" disabledReason={locked} />
      {shipment && <TextFrame label={messages.dgDeclaration}>{declared(shipment)}</TextFrame>}
      {shipment ? <TextFrame label={messages.subStatus}>{shipment.subStatus}</TextFrame> : <FormField name="userIds" />}
      <FormField name="notes" wide />
    </FieldList>
  );
}

/** The statuses of a shipment that has left: it is in transit or has arrived. */
const LEFT: ReadonlySet<string> = new Set(['shipping', 'delivered', 'completed', 'closed', 'archived']);

const OPEN_UNTIL_COMPLETED = [
  'anticipatedShipDate',
  'shippedDate',
  'packageQuantity',
  'packageType',
  'totalWeight',
  'netWeight',
  'dryIce',
  'freightCost',
  'insuranceCost',
  'incoterm',
  'incotermPlace',
  'paymentTerms',
  'exportReason',
  'signatory',
  'eeiExport',
] as const;

/** The fields that follow from the lines of packages, where the shipment has some. */
const FROM_LINES: ReadonlySet<string> = new Set([
  ...['packageQuantity', 'packageType', 'totalWeight', 'netWeight', 'dryIce'],
]);

/** Other parties, which are typed as lines. */
const PARTIES = ['soldTo', 'notifyParty'] as const;

/** The fields that readers see only if they are filled. */
const RARE: ReadonlySet<string> = new Set([
  ...['insuranceCost', 'incotermPlace', 'netWeight', 'paymentTerms', 'exportReason', 'signatory'],
]);

/** The fields about the export, which readers see only if they are filled or asked for. */
const EXPORT_FIELDS = ['itn', 'licenseNumber', 'licenseException'] as const;

/** Whether a field is the one of licence number and exception that the other excludes. */
function isOther(shipment: ShipmentFieldsFragment | undefined, name: (typeof EXPORT_FIELDS)[number]): boolean {
  return name !== 'itn' && Boolean(shipment?.licenseNumber || shipment?.licenseException);
}

/** Returns whether the items include dangerous goods, and their classes; null if unknown. */
function declared({ dgDeclaration, dgClasses }: ShipmentFieldsFragment): string | null {
  if (dgDeclaration === null) return null;
  return dgDeclaration ? messages.dgClasses(dgClasses) : messages.dgNo;
}

/** The courier, the airline that the air waybill number's prefix belongs to, and the number. */
function Carrier({ locked }: { locked: string | null }) {
  const courier = asChoice(valueAt(useFormContent().values, 'courierId'));
  const airlines = useAirlines(courier?.id ?? null);
  const prefixes = airlines.flatMap(({ prefix }) => prefix ?? []);
  const awb = readAirWaybill(useText('awb'), prefixes);
  const airline = airlines.find(({ prefix }) => awb !== null && prefix === awb.prefix);
  const isOthers = awb !== null && prefixes.length > 0 && !airline;
  return (
    <>
      <FormField
        name="courierId"
        disabledReason={locked}
        warning={isOthers ? messages.otherAirline(awb.prefix) : null}
      />
      <TextFrame label={messages.airline}>{airline?.name}</TextFrame>
      <FormField
        name="awb"
        disabledReason={locked}
        warning={awb && awb.digit !== awb.due ? messages.checkDigit(awb.due, awb.digit) : null}
      />
    </>
  );
}
