import { addresses } from '../../base/addresses.ts';
import { usePermissions } from '../../client/session.ts';
import { type AlikePoints, type OpenPoint, OpenPoints } from '../../kit/record/OpenPoints.tsx';
import { readinessMessages as messages } from './messages.ts';
import { type ReadinessCheck, settingsOf } from './useGapFix.ts';

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
  const recordOf = useRecordOf();
  const named = (answer: ReadinessCheck['answer']) =>
    checks.filter((check) => check.answer === answer).map(({ message }) => message);
  const open = checks.filter(({ answer }) => answer === 'NOT_MET' || answer === 'CANNOT_TELL');
  const unknown = Map.groupBy(
    open.filter(({ answer }) => answer === 'CANNOT_TELL'),
    (check) => reasonsOf(check).join('; '),
  );
  const folded = [...unknown].filter(([, alike]) => alike.length >= MANY_ALIKE);
  const isFolded = (check: ReadinessCheck) => folded.some(([, alike]) => alike.includes(check));
  const pointOf = (check: ReadinessCheck): OpenPoint => {
    const record = recordOf(check);
    const isClosed = check.target === 'ORGANIZATION' && record === null;
    return {
      id: check.key,
      text: isClosed ? messages.closed(check.message) : check.message,
      kind: check.answer === 'CANNOT_TELL' ? 'unknown' : check.severity === 'BLOCKS' ? 'blocks' : 'advises',
      cure: isClosed ? null : (record ?? (() => onFix(check))),
    };
  };
  const alike = folded.map(
    ([reasons, same]): AlikePoints => ({ text: messages.together(same.length, reasons), points: same.map(pointOf) }),
  );
  return (
    <OpenPoints
      title={messages.title}
      points={open.filter((check) => !isFolded(check)).map(pointOf)}
      alike={alike}
      done={named('MET')}
      notNeeded={named('DOES_NOT_APPLY')}
      nothing={checks.length === 0 ? messages.left : messages.nothing}
    />
  );
}

/** From so many on, checks that lack the same are folded. */
const MANY_ALIKE = 3;

const reasonsOf = ({ because }: ReadinessCheck) => (because ?? []).map(({ message }) => message);

/** The field of that record in which a gap is fixed, by the key of the check: it is opened for editing. */
const FIELDS: Readonly<Record<string, string>> = { screening: '?edit=1#visualComplianceDate' };

/**
 * Returns a function that gives the address of the record in which a gap is fixed; null if that is on this page, or not for
 * this user.
 */
function useRecordOf() {
  const { organizations, views } = usePermissions();
  return ({ target, recordIds: [id], key }: ReadinessCheck): string | null => {
    if (target === 'ORGANIZATION') {
      if (!organizations.update) return null;
      return addresses.organizationAddress(views.includes('organizations') ? (id ?? null) : null);
    }
    const section = settingsOf(target);
    if (section === null || id === undefined) return null;
    return `${addresses.settingsRecord(section, id)}${FIELDS[key] ?? ''}`;
  };
}
