import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatDate } from '../base/format.ts';
import { PHONE, useMedia } from '../base/media.ts';
import type { ShipmentApprovalDatesFragment, ShipmentGivenApprovalsFragment } from '../generated/operations.ts';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { Fold } from '../kit/ui/Fold.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { ApprovalNotes } from './ApprovalNotes.tsx';
import { approvalsOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

interface ApprovalStepsProps {
  shipment: { approvals: ShipmentApprovalDatesFragment; abilities: readonly Ability[] };
  /** What has become of the approvals; undefined while it loads. */
  given: ShipmentGivenApprovalsFragment | null | undefined;
  /** The name of the shipment's program. */
  program: string;
  onSet: () => void;
}

/** The five approvals in chronological order, on one line; collapsed once all are given, and on a phone. */
export function ApprovalSteps({
  shipment: { approvals, abilities },
  given: details,
  program,
  onSet,
}: ApprovalStepsProps) {
  const { steps, all, given, missing, lapsed } = approvalsOf(approvals, program);
  const phone = useMedia(PHONE);
  const [next] = [...missing, ...lapsed];
  return (
    <Box as="section" aria-label={messages.approvals} mt="5">
      <Flex align="flex-start" justify="space-between" gap="3" borderBottomWidth="1px" borderColor="border">
        {/* Collapsed once all are given; on a phone, the next approval is enough until the user expands it. */}
        <Fold flex="1" css={LINE} key={String(phone || next === undefined)} open={!phone && next !== undefined}>
          <summary>
            <ChevronRight size={16} aria-hidden />
            <Heading as="h2" textStyle="sm" fontWeight="semibold">
              {messages.approvals}
            </Heading>
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {messages.approvalsGiven(given, all)}
            </Text>
            {phone && next !== undefined && (
              <Truncated color="fg.muted" textStyle="xs">
                {messages.nextApproval(next)}
              </Truncated>
            )}
          </summary>
          <Steps>
            {steps.map(({ name, label, date, lapsed: isLapsed }) => (
              <li key={name} data-given={(date !== null && !isLapsed) || undefined} data-lapsed={isLapsed || undefined}>
                <Text textStyle="xs" color="fg.muted" lineHeight="16px">
                  {label}
                </Text>
                <Text
                  fontWeight="medium"
                  fontVariantNumeric="tabular-nums"
                  color={date === null ? 'fg.subtle' : undefined}
                >
                  {date === null ? messages.notSet : isLapsed ? <s>{formatDate(date)}</s> : formatDate(date)}
                </Text>
                {isLapsed && (
                  <Text textStyle="xs" color="fg.warning">
                    {messages.doesNotCount}
                  </Text>
                )}
              </li>
            ))}
          </Steps>
        </Fold>
        <ActionButton variant="outline" disabledReason={reasonAgainst(abilities, 'SET_APPROVAL')} onClick={onSet}>
          {messages.setApprovals}
        </ActionButton>
      </Flex>
      <ApprovalNotes given={details} program={program} />
    </Box>
  );
}

/** The clickable summary is only as wide as its text. */
const LINE = { '& > summary': { minH: { base: '44px', md: '36px' }, w: 'fit-content', whiteSpace: 'nowrap' } };

const Steps = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
    rowGap: '3',
    pt: '1',
    pb: '4',
    '& > li': { position: 'relative', pt: '4', pe: '3' },
    // The dot, and the line to the next dot.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '1',
      insetStart: '0',
      boxSize: '9px',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderColor: 'border.emphasized',
      bg: 'bg',
      zIndex: '1',
    },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      top: '7.5px',
      insetStart: '13px',
      insetEnd: '4px',
      h: '1.5px',
      bg: 'border',
    },
    '& > li:last-of-type::after': { display: 'none' },
    '& > li[data-given]::before': { bg: 'status.green.dot', borderColor: 'status.green.dot' },
    '& > li[data-lapsed]::before': { bg: 'status.orange.dot', borderColor: 'status.orange.dot' },
    '& > li[data-given]::after': { bg: 'status.green.dot' },
  },
});
