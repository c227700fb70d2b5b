import { Box, chakra } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../../app/addresses.ts';
import type { ShipmentAdviceQuery } from '../../generated/operations.ts';
import { ShareBar } from '../../kit/ui/ShareBar.tsx';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { AdviceHeading } from '../exportRule/AdviceHeading.tsx';
import { readinessMessages as messages } from './messages.ts';

/** A single requirement of a shipment, open or done. */
export type ReadinessCheck = NonNullable<NonNullable<ShipmentAdviceQuery['shipment']>['readiness']>[number];

interface ReadinessPanelProps {
  checks: readonly ReadinessCheck[];
  /** Called with a gap that is fixed on this page. */
  onFix: (check: ReadinessCheck) => void;
}

/** What a shipment still needs: blocking gaps first. Each line leads to the place where the gap is fixed. */
export function ReadinessPanel({ checks, onFix }: ReadinessPanelProps) {
  const open = checks.filter(({ severity }) => severity !== 'DONE');
  const done = checks.filter(({ severity }) => severity === 'DONE');
  return (
    <chakra.section aria-label={messages.title}>
      <AdviceHeading
        title={messages.title}
        end={
          checks.length > 0 && (
            <ShareBar part={done.length} whole={checks.length} text={messages.of(done.length, checks.length)} />
          )
        }
      />
      {checks.length === 0 && <Box color="fg.muted">{messages.left}</Box>}
      <chakra.ul listStyleType="none">
        {open.map((check) => (
          <li key={check.key}>
            <Gap check={check} onFix={onFix} />
          </li>
        ))}
      </chakra.ul>
      {done.length > 0 && (
        <chakra.details color="fg.muted" textStyle="sm">
          <chakra.summary
            display="flex"
            alignItems="center"
            gap="2.5"
            minH={{ base: '44px', md: '30px' }}
            cursor="pointer"
          >
            <Box color="fg.success" flexShrink={0}>
              <CircleCheck size={15} aria-hidden />
            </Box>
            <Truncated>{messages.done(done.map(({ message }) => message))}</Truncated>
          </chakra.summary>
          <chakra.ul ps="6" pb="2">
            {done.map(({ key, message }) => (
              <li key={key}>{message}</li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.section>
  );
}

/** The settings section in which a gap is fixed, by the type of the record that it is about. */
const SECTIONS: Readonly<Partial<Record<ReadinessCheck['target'], string>>> = {
  GROUP: 'groups',
  VENDOR: 'vendors',
  END_USER: 'end-users',
  COURIER: 'couriers',
};

function Gap({ check, onFix }: { check: ReadinessCheck; onFix: (check: ReadinessCheck) => void }) {
  const section = SECTIONS[check.target];
  const [id] = check.recordIds;
  const blocks = check.severity === 'BLOCKS';
  const content: ReactNode = (
    <>
      <Box color={blocks ? 'fg.error' : 'fg.warning'} flexShrink={0}>
        {blocks ? <CircleX size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
      </Box>
      <chakra.span srOnly>{blocks ? messages.blocks : messages.advises}: </chakra.span>
      <chakra.span flex="1" minW="0" textAlign="start" fontWeight={blocks ? 'medium' : undefined}>
        {check.message}
      </chakra.span>
      <ChevronRight size={15} aria-hidden />
    </>
  );
  return section !== undefined && id !== undefined ? (
    <Line asChild>
      <Link to={addresses.settingsRecord(section, id)}>{content}</Link>
    </Line>
  ) : (
    <Line asChild>
      <button type="button" onClick={() => onFix(check)}>
        {content}
      </button>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: { base: '44px', md: '30px' },
    textStyle: 'sm',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
});
