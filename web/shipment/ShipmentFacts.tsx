import { Box, Flex } from '@chakra-ui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { daysUntil, formatCount, formatDate, formatQuantity, formatWeekday } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type {
  ShipmentDeliveryFragment,
  ShipmentFactsFragment,
  ShipmentFieldsFragment,
} from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { type Fact, RecordFacts } from '../kit/record/RecordFacts.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { packageTypeChoices, shipmentTypeChoices, useCountryNames } from '../lookup/lookupChoices.ts';
import { readAirWaybill } from './airWaybill.ts';
import { shipmentMessages as messages } from './messages.ts';
import { poundsOf } from './weight.ts';

const { glance } = messages;

interface ShipmentFactsProps {
  shipment: ShipmentFieldsFragment & ShipmentFactsFragment & ShipmentDeliveryFragment;
  /** Whether it is still to leave, so that what is missing is somebody's to enter. */
  isWaiting: boolean;
}

/** From where to where a shipment goes, in how many days, by whom with which waybill, and how heavy it is. */
export function ShipmentFacts({ shipment, isWaiting }: ShipmentFactsProps) {
  const origins = useCountryNames(shipment.countriesOfManufacture ?? []);
  return (
    <RecordFacts
      label={glance.title}
      facts={[
        routeOf(shipment, origins),
        timeOf(shipment, isWaiting),
        carrierOf(shipment, isWaiting),
        weightOf(shipment),
      ]}
    />
  );
}

function routeOf({ group, shipmentType }: ShipmentFactsProps['shipment'], origins: string): Fact {
  const to = group?.address?.countryName;
  return {
    label: glance.route,
    value:
      to || origins ? (
        <Flex as="span" align="center" gap="2" minW="0">
          {origins && (
            <>
              <Truncated flex="0 1 auto">{origins}</Truncated>
              <Box as="span" color="fg.muted" flexShrink="0">
                <ArrowRight size={14} aria-label={glance.to} />
              </Box>
            </>
          )}
          <Box as="span" flexShrink="0">
            {to ?? words.notAvailable}
          </Box>
        </Flex>
      ) : null,
    note: (
      <>
        {group && glance.toGroup(group.name)}{' '}
        {shipmentType && (
          <>
            {glance.by}{' '}
            <Box as="span" textTransform="lowercase">
              <ChoiceName source={shipmentTypeChoices} id={shipmentType} />
            </Box>
          </>
        )}
      </>
    ),
  };
}

/** When it leaves, left or arrived. What is late says so. */
function timeOf(
  { anticipatedShipDate, shippedDate, deliveredDate }: ShipmentFactsProps['shipment'],
  isWaiting: boolean,
): Fact {
  const done = deliveredDate ?? shippedDate;
  if (done !== null) {
    return {
      label: deliveredDate === null ? glance.shipped : glance.delivered,
      value: whenOf(done),
      note: dayOf(done),
    };
  }
  if (anticipatedShipDate === null) return { label: messages.ships, value: null, asked: isWaiting };
  const days = daysUntil(anticipatedShipDate);
  const isLate = isWaiting && days < 0;
  return {
    label: messages.ships,
    value: isLate ? glance.late(-days) : whenOf(anticipatedShipDate),
    note: isLate ? glance.wasToShip(dayOf(anticipatedShipDate)) : dayOf(anticipatedShipDate),
    tone: isLate ? 'warning' : undefined,
  };
}

const whenOf = (date: string) => {
  const days = daysUntil(date);
  return days < 0 ? words.daysAgo(-days) : words.inDays(days);
};

const dayOf = (date: string) => `${formatWeekday(date, 'short')} ${formatDate(date)}`;

function carrierOf({ courier, awb }: ShipmentFactsProps['shipment'], isWaiting: boolean): Fact {
  const number = readAirWaybill(awb ?? '');
  const isWrong = number !== null && number.digit !== number.due;
  const note = awb && (isWrong ? glance.awbShouldEnd(awb, number.due) : glance.awb(awb));
  return {
    label: messages.courier,
    value: courier?.companyName ?? null,
    asked: isWaiting,
    note: note ?? (isWaiting ? glance.noAwb : null),
    tone: isWrong ? 'warning' : undefined,
  };
}

function weightOf({ totalWeight, packageQuantity, packageType, dryIce }: ShipmentFactsProps['shipment']): Fact {
  const packages = packageQuantity !== null && (
    <>
      {formatCount(packageQuantity)}{' '}
      {packageType ? <ChoiceName source={packageTypeChoices} id={packageType} /> : glance.packages(packageQuantity)}
    </>
  );
  const ice = dryIce !== null && glance.ice(formatQuantity(dryIce));
  return {
    label: glance.weight,
    value: totalWeight === null ? null : glance.pounds(formatQuantity(poundsOf(totalWeight))),
    note: (packages || ice) && (
      <>
        {packages}
        {packages && ice && words.separator}
        {ice}
      </>
    ),
  };
}
