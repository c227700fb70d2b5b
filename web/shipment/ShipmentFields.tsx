import { useAirlines } from '../courier/airlineChoices.ts';
import type { ShipmentFieldsFragment, ShipmentHeaderFragment } from '../generated/operations.ts';
import { FieldSheet, type SheetField } from '../kit/form/FieldSheet.tsx';
import { asChoice, useFormContent, useText } from '../kit/form/formContext.ts';
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
  const locked = shipment ? reasonAgainst(shipment.abilities, 'UPDATE') : null;
  const whyFixed = (name: string) =>
    locked ?? shipment?.fixedFields?.find(({ field }) => field === name)?.reason ?? null;
  const derived = shipment?.packageLines ? packageMessages.fromLines : null;
  const carrier = useCarrier();
  const fields: SheetField[] = [
    ...NAMED_ON_PAPERS.map((name) => ({ name, disabledReason: whyFixed(name) })),
    { name: 'courierId', disabledReason: locked, warning: carrier.courierWarning },
    { name: 'awb', disabledReason: locked, warning: carrier.awbWarning },
    ...OPEN_UNTIL_COMPLETED.map((name) => ({
      name,
      disabledReason: locked ?? (FROM_LINES.has(name) ? derived : null),
    })),
    ...EXPORT_FIELDS.map((name) => ({
      name,
      disabledReason: locked,
      asked: exportAsked && !isOther(shipment, name),
    })),
    ...PARTIES.map((name) => ({ name, disabledReason: locked })),
    { name: 'commercialName', disabledReason: locked },
    ...(shipment
      ? [
          { label: messages.dgDeclaration, text: declared(shipment) },
          { label: messages.subStatus, text: shipment.subStatus },
        ]
      : [{ name: 'userIds' }]),
    // Its name arrives later than the fields: last, it moves none of them.
    { label: messages.airline, text: carrier.airline },
    { name: 'notes', wide: true },
  ];
  return <FieldSheet title={messages.details} fields={fields} min="min(220px, 48%)" />;
}

/** The first fields, which cannot change once the shipment has left. */
const NAMED_ON_PAPERS = ['invoiceNumber', 'groupId', 'shipmentType'] as const;

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

/** The fields about the export, which readers see even if they are empty where they are asked for. */
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

/** Returns the airline that the air waybill number's prefix belongs to, and what is odd about courier and number. */
function useCarrier() {
  const courier = asChoice(valueAt(useFormContent().values, 'courierId'));
  const airlines = useAirlines(courier?.id ?? null);
  const prefixes = airlines.flatMap(({ prefix }) => prefix ?? []);
  const awb = readAirWaybill(useText('awb'), prefixes);
  const airline = airlines.find(({ prefix }) => awb !== null && prefix === awb.prefix);
  const isOthers = awb !== null && prefixes.length > 0 && !airline;
  return {
    airline: airline?.name,
    courierWarning: isOthers ? messages.otherAirline(awb.prefix) : null,
    awbWarning: awb && awb.digit !== awb.due ? messages.checkDigit(awb.due, awb.digit) : null,
  };
}
