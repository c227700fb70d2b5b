import { readCount, readDecimal } from '../../base/decimal.ts';
import type { SetShipmentDeliveryInput, ShipmentDeliveryFragment } from '../../generated/operations.ts';
import { fieldsOf } from '../../kit/form/fields.ts';
import { formFor } from '../../kit/form/form.ts';
import { deliveryMessages as messages } from './messages.ts';

const { text, number, date } = fieldsOf<ShipmentDeliveryFragment>();

/** What is recorded of the delivery of a shipment. */
export const deliveryForm = formFor<SetShipmentDeliveryInput>()({
  deliveredDate: date((shipment) => shipment.deliveredDate, {
    label: messages.deliveredDate,
    notAfterToday: messages.deliveredLater,
  }),
  receivedBy: text((shipment) => shipment.receivedBy, { label: messages.receivedBy, limit: 100 }),
  deliveredPackages: {
    ...number(({ deliveredPackages }) => deliveredPackages?.toString(), {
      label: messages.deliveredPackages,
      decimals: 0,
      below: { limit: '1000001', message: messages.tooMany },
    }),
    send: readCount,
  },
});

/** Says how another number of packages differs from the number sent; null if it does not, or one is unknown. */
export function packagesGap(sent: number | null, typed: string): string | null {
  const arrived = readDecimal(typed);
  if (sent === null || arrived === null || Number(arrived) === sent) return null;
  return Number(arrived) < sent ? messages.missing(sent, Number(arrived)) : messages.more(sent, Number(arrived));
}
