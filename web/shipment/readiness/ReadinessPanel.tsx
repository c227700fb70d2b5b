import { Box, chakra } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleMinus from 'lucide-react/icons/circle-minus';
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

/**
 * What a shipment still needs: blocking gaps first, then what is not met, then what cannot be told. Each line leads to the
 * place where the gap is fixed; many checks that lack the same are folded into one. Only what is met counts as done; what does not
 * apply is left out of the count.
 */
export function ReadinessPanel({ checks, onFix }: ReadinessPanelProps) {
  const unknown = Map.groupBy(
    checks.filter(({ answer }) => answer === 'CANNOT_TELL'),
    (check) => reasonsOf(check).join(),
  );
  const folded = [...unknown.values()].filter((alike) => alike.length >= MANY_ALIKE);
  const open = checks.filter(({ answer }) => answer === 'NOT_MET' || answer === 'CANNOT_TELL');
  const met = checks.filter(({ answer }) => answer === 'MET');
  const others = checks.filter(({ answer }) => answer === 'DOES_NOT_APPLY');
  const all = checks.length - others.length;
  return (
    <chakra.section aria-label={messages.title}>
      <AdviceHeading
        title={messages.title}
        end={checks.length > 0 && <ShareBar part={met.length} whole={all} text={messages.of(met.length, all)} />}
      />
      {checks.length === 0 && <Box color="fg.muted">{messages.left}</Box>}
      <chakra.ul listStyleType="none">
        {open
          .filter((check) => !folded.some((alike) => alike.includes(check)))
          .map((check) => (
            <li key={check.key}>
              <Gap check={check} onFix={onFix} />
            </li>
          ))}
      </chakra.ul>
      {folded.map((alike) => (
        <Folded
          key={alike[0]?.key}
          checks={alike}
          title={() => messages.together(alike.length, reasonsOf(alike[0]))}
          line={(check) => <Gap check={check} onFix={onFix} />}
          color={UNKNOWN.color}
          icon={UNKNOWN.icon}
        />
      ))}
      <Folded checks={met} title={messages.done} color="fg.success" icon={<CircleCheck size={15} aria-hidden />} />
      <Folded
        checks={others}
        title={messages.doNotApply}
        color="fg.muted"
        icon={<CircleMinus size={15} aria-hidden />}
      />
    </chakra.section>
  );
}

/** From so many on, checks that lack the same are folded. */
const MANY_ALIKE = 3;

const reasonsOf = (check: ReadinessCheck | undefined) => (check?.because ?? []).map(({ message }) => message);

interface FoldedProps {
  checks: readonly ReadinessCheck[];
  /** The line that opens the list, with the texts of all. */
  title: (names: readonly string[]) => string;
  /** Returns the line of a check that is open; the others have their texts. */
  line?: (check: ReadinessCheck) => ReactNode;
  color: string;
  icon: ReactNode;
}

/** Checks that need nothing, or all the same, folded into one line. */
function Folded({ checks, title, line, color, icon }: FoldedProps) {
  if (checks.length === 0) return null;
  const text = title(checks.map(({ message }) => message));
  return (
    <chakra.details color="fg.muted" textStyle="sm">
      <chakra.summary display="flex" alignItems="center" gap="2.5" minH={{ base: '44px', md: '30px' }} cursor="pointer">
        <Box color={color} flexShrink={0}>
          {icon}
        </Box>
        {/* What open checks lack is read whole. */}
        {line ? <span>{text}</span> : <Truncated>{text}</Truncated>}
      </chakra.summary>
      <chakra.ul ps="6" pb="2">
        {checks.map((check) => (
          <li key={check.key}>{line ? line(check) : check.message}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

/** The settings section in which a gap is fixed, by the type of the record that it is about. */
const SECTIONS: Readonly<Partial<Record<ReadinessCheck['target'], string>>> = {
  GROUP: 'groups',
  VENDOR: 'vendors',
  END_USER: 'end-users',
  COURIER: 'couriers',
};

/** The field of that record in which a gap is fixed, by the key of the check: it is opened for editing. */
const FIELDS: Readonly<Record<string, string>> = { screening: '?edit=1#visualComplianceDate' };

/** How an open check looks; the text says the same. What cannot be told has an icon and a color of its own. */
const BLOCKS = { color: 'fg.error', name: messages.blocks, icon: <CircleX size={15} aria-hidden /> };
const ADVISES = { color: 'fg.warning', name: messages.advises, icon: <CircleAlert size={15} aria-hidden /> };
const UNKNOWN = { color: 'fg.info', name: messages.open, icon: <CircleHelp size={15} aria-hidden /> };

function Gap({ check, onFix }: { check: ReadinessCheck; onFix: (check: ReadinessCheck) => void }) {
  const section = SECTIONS[check.target];
  const [id] = check.recordIds;
  const blocks = check.severity === 'BLOCKS';
  const look = check.answer === 'CANNOT_TELL' ? UNKNOWN : blocks ? BLOCKS : ADVISES;
  const content: ReactNode = (
    <>
      <Box color={look.color} flexShrink={0}>
        {look.icon}
      </Box>
      <chakra.span srOnly>{look.name}: </chakra.span>
      <chakra.span flex="1" minW="0" textAlign="start" fontWeight={blocks ? 'medium' : undefined}>
        {check.message}
      </chakra.span>
      <ChevronRight size={15} aria-hidden />
    </>
  );
  return section !== undefined && id !== undefined ? (
    <Line asChild>
      <Link to={`${addresses.settingsRecord(section, id)}${FIELDS[check.key] ?? ''}`}>{content}</Link>
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
    py: '1',
    textStyle: 'sm',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
});
