import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { calendarDay, formatDayAndMonth, formatWeekday } from '../base/format.ts';
import type { WaitingShipmentFragment } from '../generated/operations.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { weekStatusOf } from './week.ts';

interface WeekOnPhoneProps {
  slug: string;
  days: readonly { date: string; shipments: readonly WaitingShipmentFragment[] }[];
  now: Date;
}

/** Seven days, with a dot if something is to leave; the shipments of the selected day are listed below. */
export function WeekOnPhone({ slug, days, now }: WeekOnPhoneProps) {
  const today = calendarDay(now);
  const [chosen, setChosen] = useState<string | null>(null);
  const busy = (date: string) => days.find((day) => day.date === date)?.shipments.length;
  const first = days.find(({ date, shipments }) => date >= today && shipments.length > 0)?.date ?? today;
  const shown = chosen ?? (busy(today) ? today : first);
  const shipments = days.find(({ date }) => date === shown)?.shipments ?? [];
  return (
    <>
      <Flex role="group" aria-label={messages.week} justify="space-between" pb="2">
        {days.map((day) => (
          <DayButton
            key={day.date}
            type="button"
            aria-pressed={day.date === shown}
            aria-label={messages.shipmentsOn(
              `${formatWeekday(day.date, 'long')} ${formatDayAndMonth(day.date)}`,
              day.shipments.length,
            )}
            data-today={day.date === today || undefined}
            onClick={() => setChosen(day.date)}
          >
            <span>{formatWeekday(day.date, 'narrow')}</span>
            <chakra.span textStyle="sm" fontVariantNumeric="tabular-nums">
              {Number(day.date.slice(8))}
            </chakra.span>
            <Dot shipments={day.shipments} now={now} />
          </DayButton>
        ))}
      </Flex>
      {shipments.length === 0 && (
        <Text color="fg.muted" borderTopWidth="1px" borderColor="border" py="3">
          {messages.nothingThatDay}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {shipments.map((shipment) => (
          <Line key={shipment.id} shipment={shipment} slug={slug} now={now} />
        ))}
      </chakra.ul>
    </>
  );
}

function Dot({ shipments, now }: { shipments: readonly WaitingShipmentFragment[]; now: Date }) {
  const needsAttention = shipments.some((shipment) => weekStatusOf(shipment, now).needsAttention);
  const color = needsAttention ? 'status.orange.dot' : 'status.green.dot';
  return (
    <Box as="span" boxSize="5px" borderRadius="full" bg={shipments.length > 0 ? color : 'transparent'} aria-hidden />
  );
}

interface LineProps {
  shipment: WaitingShipmentFragment;
  slug: string;
  now: Date;
}

function Line({ shipment, slug, now }: LineProps) {
  const { text, needsAttention } = weekStatusOf(shipment, now);
  return (
    <chakra.li borderTopWidth="1px" borderColor="border">
      <Flex asChild align="center" gap="3" minH="56px" py="2">
        <Link to={addresses.shipment(slug, shipment.id)}>
          <Box minW="0" flex="1">
            <Flex align="center" gap="2">
              <chakra.span fontWeight="semibold" whiteSpace="nowrap">
                {shipment.invoiceNumber}
              </chakra.span>
              <StatusBadge status={shipment.status} />
            </Flex>
            <Truncated color="fg.muted">{shipment.group?.name}</Truncated>
          </Box>
          <chakra.span textStyle="xs" textAlign="end" maxW="40%" color={needsAttention ? 'fg.warning' : 'fg.muted'}>
            {text}
          </chakra.span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </Flex>
    </chakra.li>
  );
}

const DayButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    w: '44px',
    h: '56px',
    textStyle: 'xs',
    color: 'fg.muted',
    borderRadius: 'l3',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '&[data-today]': { color: 'program.fg', fontWeight: 'semibold' },
    '&[aria-pressed=true]': { bg: 'program.subtle', color: 'fg', fontWeight: 'semibold' },
  },
});
