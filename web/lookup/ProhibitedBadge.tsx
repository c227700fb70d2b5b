/** Shows that trade with a party is prohibited, wherever the party is named. */
import { Alert, Flex } from '@chakra-ui/react';
import { TextCell } from '../kit/list/Cells.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { lookupMessages as messages } from './messages.ts';

interface ProhibitedBadgeProps {
  /** Whether it is about the parties of an item's order, rather than the party beside it. */
  ofOrder?: boolean;
}

/** A red badge, with the consequences as its tooltip. */
export function ProhibitedBadge({ ofOrder = false }: ProhibitedBadgeProps) {
  return (
    <Tip text={ofOrder ? messages.prohibitedOfOrder : messages.prohibitedWhy}>
      <span>
        <StatusBadge status={{ key: 'prohibited', name: messages.prohibited, color: 'RED' }} />
      </span>
    </Tip>
  );
}

interface PartyCellProps extends ProhibitedBadgeProps {
  name: string | null | undefined;
  isProhibited: boolean | undefined;
  quiet?: boolean;
}

/** The name of a party in a list, with the badge if trade with it is prohibited. */
export function PartyCell({ name, isProhibited, quiet = false, ofOrder = false }: PartyCellProps) {
  const text = <TextCell quiet={quiet}>{name}</TextCell>;
  if (!isProhibited) return text;
  return (
    <Flex as="span" align="center" gap="2" minW="0">
      {text}
      <ProhibitedBadge ofOrder={ofOrder} />
    </Flex>
  );
}

interface ProhibitedAlertProps {
  /** The names of prohibited parties; nothing is shown without any. */
  names: readonly string[];
  /** What cannot be done with the record. */
  consequence: string;
}

/** An alert on a record that names prohibited parties. */
export function ProhibitedAlert({ names, consequence }: ProhibitedAlertProps) {
  if (names.length === 0) return null;
  return (
    <Alert.Root status="error" size="sm" mb="3">
      <Alert.Indicator />
      <Alert.Title>{messages.namesProhibited(names, consequence)}</Alert.Title>
    </Alert.Root>
  );
}
