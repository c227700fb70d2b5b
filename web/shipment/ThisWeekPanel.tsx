import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { calendarDay, formatDayAndMonth, formatWeekday } from '../base/format.ts';
import { PHONE, useMedia } from '../base/media.ts';
import type { WaitingShipmentFragment, WaitingShipmentsFragment } from '../generated/operations.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { overviewLabel } from '../shell/overviewSections.ts';
import { shipmentMessages as messages } from './messages.ts';
import { WeekOnPhone } from './WeekOnPhone.tsx';
import { daysOfWeek, weekStatusOf } from './week.ts';

interface ThisWeekPanelProps {
  slug: string;
  page: WaitingShipmentsFragment;
}

/** The number of shipments shown for a day; the others are in the list. */
const A_DAY = 3;

/** The shipments that are to leave from Monday to Sunday: seven days side by side, or one at a time on a phone. */
export function ThisWeekPanel({ slug, page }: ThisWeekPanelProps) {
  const phone = useMedia(PHONE);
  const now = new Date();
  const days = daysOfWeek(now).map((date) => ({
    date,
    shipments: page.data.filter(({ anticipatedShipDate }) => anticipatedShipDate === date),
  }));
  const title = overviewLabel('for-this-week');
  return (
    <ListSection
      title={title}
      count={page.meta.count}
      to={addresses.section(slug, 'for-this-week')}
      empty={messages.nothingThisWeek}
    >
      {phone ? (
        <WeekOnPhone slug={slug} days={days} now={now} />
      ) : (
        <Week aria-label={messages.week} style={{ gridTemplateColumns: days.map(widthOf).join(' ') }}>
          {days.map(({ date, shipments }) => (
            <Day key={date} data-today={date === calendarDay(now) || undefined}>
              <DayName date={date} today={date === calendarDay(now)} />
              {shipments.slice(0, A_DAY).map((shipment) => (
                <ShipmentCard key={shipment.id} shipment={shipment} slug={slug} now={now} />
              ))}
              {shipments.length > A_DAY && (
                <MoreLink to={`${addresses.section(slug, 'for-this-week')}?${dayFilter(date)}`}>
                  {messages.moreThatDay(shipments.length - A_DAY)}
                </MoreLink>
              )}
            </Day>
          ))}
        </Week>
      )}
    </ListSection>
  );
}

/** Saturday and Sunday are narrower while nothing is to leave then. */
const widthOf = ({ shipments }: { shipments: readonly unknown[] }, index: number) =>
  index < 5 || shipments.length > 0 ? 'minmax(0, 1fr)' : 'minmax(0, 0.62fr)';

/** Returns the list's search parameters for one day. */
const dayFilter = (date: string) => `anticipated_ship_date_from=${date}&anticipated_ship_date_to=${date}`;

function DayName({ date, today }: { date: string; today: boolean }) {
  return (
    <Flex wrap="wrap" columnGap="1.5" textStyle="xs" color="fg.muted">
      <chakra.span fontWeight={today ? 'semibold' : undefined} color={today ? 'program.fg' : undefined}>
        {today ? messages.today : formatWeekday(date, 'short')}
      </chakra.span>
      <span>{formatDayAndMonth(date)}</span>
    </Flex>
  );
}

interface ShipmentCardProps {
  shipment: WaitingShipmentFragment;
  slug: string;
  now: Date;
}

function ShipmentCard({ shipment, slug, now }: ShipmentCardProps) {
  const { text, needsAttention } = weekStatusOf(shipment, now);
  return (
    <Card data-needs-attention={needsAttention || undefined}>
      <CardLink to={addresses.shipment(slug, shipment.id)}>
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
          {shipment.invoiceNumber}
        </chakra.span>
        <Truncated color="fg.muted">{shipment.group?.name}</Truncated>
        <chakra.span display="block" color={needsAttention ? 'fg.warning' : 'fg.muted'}>
          {text}
        </chakra.span>
      </CardLink>
    </Card>
  );
}

const Week = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Day = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    minH: '108px',
    px: '2',
    pt: '2.5',
    pb: '4',
    borderColor: 'border',
    '&:not(:first-of-type)': { borderStartWidth: '1px' },
    '&:first-of-type': { ps: '0' },
    '&[data-today]': { boxShadow: 'inset 0 2px 0 var(--program-main)' },
  },
});

const Card = chakra(Box, {
  base: {
    bg: 'bg.muted',
    borderRadius: 'l2',
    px: '2',
    py: '1.5',
    textStyle: 'xs',
    '&[data-needs-attention]': { bg: 'bg.warning' },
  },
});

const CardLink = chakra(Link, { base: { display: 'block', borderRadius: 'l1', focusVisibleRing: 'outside' } });

const MoreLink = chakra(Link, {
  base: {
    textStyle: 'xs',
    color: 'program.fg',
    fontWeight: 'semibold',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});
