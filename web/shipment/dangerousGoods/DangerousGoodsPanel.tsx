import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import { formatDateTime } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import { type DangerousGoodsPanelFragment, useAcknowledgeDangerousGoodsMutation } from '../../generated/operations.ts';
import { showProblem, showRejections } from '../../kit/form/failureToasts.ts';
import { rejectionsOf } from '../../kit/form/outcome.ts';
import { useOnce } from '../../kit/record/useOnce.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { AdviceSection } from '../exportRule/AdviceSection.tsx';
import { AnswerLine, answerColor } from '../exportRule/AnswerLine.tsx';
import { dangerousGoodsMessages as messages } from './messages.ts';

interface DangerousGoodsPanelProps {
  shipmentId: string;
  advice: DangerousGoodsPanelFragment;
  /** Why pairs cannot be acknowledged; null if they can. */
  blockedReason: string | null;
}

type Good = DangerousGoodsPanelFragment['goods'][number];
type Pair = DangerousGoodsPanelFragment['pairs'][number];

/** The dangerous goods of a shipment, the pairs to keep apart, and the contents of the declaration. */
export function DangerousGoodsPanel({ shipmentId, advice, blockedReason }: DangerousGoodsPanelProps) {
  const { answer, because, goods, pairs, unruled, tables, notAssessed, declaration, remarks } = advice;
  return (
    <AdviceSection
      title={messages.title}
      place="dangerousGoods"
      note={goods.length > 0 ? messages.count(goods.length) : ''}
      {...gistOf(advice)}
    >
      {(answer === 'MET' || because.length > 0) && (
        <AnswerLine answer={answer === 'MET' ? 'MET' : 'CANNOT_TELL'}>
          {answer === 'MET' ? messages.met : messages.cannotTell(because.map(({ message }) => message))}
        </AnswerLine>
      )}
      {goods.length === 0 && because.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {messages.none}
        </Text>
      )}
      {notAssessed > 0 && (
        <Text textStyle="sm" color="fg.warning">
          {messages.notAssessed(notAssessed)}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {goods.map((good, index) => (
          <DangerousGood key={good.orderItemId ?? `ice:${index}`} good={good} />
        ))}
      </chakra.ul>
      {pairs.map((pair) => (
        <KeptApart key={pair.key} pair={pair} shipmentId={shipmentId} blockedReason={blockedReason} />
      ))}
      {unruled !== null && unruled > 0 && (
        <Text textStyle="xs" color="fg.muted" mt="2">
          {messages.unruled(unruled, words.listed(tables.map(({ rule }) => rule)))}
        </Text>
      )}
      {remarks.map((remark) => (
        <Text key={remark} textStyle="xs" color="fg.warning" mt="1">
          {remark}
        </Text>
      ))}
      {declaration.length > 0 && <Declaration parts={declaration} />}
      <Text textStyle="xs" color="fg.muted" mt="2">
        {messages.advises}
      </Text>
    </AdviceSection>
  );
}

/** Returns the most important message: an unacknowledged pair, unassessed items, what cannot be told, or the number of entries. */
function gistOf({ answer, because, goods, pairs, notAssessed }: DangerousGoodsPanelFragment) {
  const open = pairs.find(({ acknowledgedAt }) => !acknowledgedAt);
  if (open) return { gist: open.message, color: 'fg.warning' };
  if (notAssessed > 0) return { gist: messages.notAssessed(notAssessed), color: 'fg.warning' };
  const [first] = because;
  if (first) return { gist: messages.cannotTell([first.message]), color: answerColor('CANNOT_TELL') };
  if (answer === 'NOT_MET') return { gist: messages.notMet, color: 'fg.warning' };
  return { gist: goods.length > 0 ? messages.count(goods.length) : messages.none };
}

function DangerousGood({ good }: { good: Good }) {
  const { subsidiaryHazards: others, packingGroup } = good;
  const hazard = `${good.dgClass ?? '?'}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
  return (
    <chakra.li py="1">
      <Flex align="center" gap="2.5" textStyle="sm">
        <chakra.span px="2" minW="48px" borderRadius="l1" bg="bg.muted" fontWeight="semibold" whiteSpace="nowrap">
          {hazard}
        </chakra.span>
        <Truncated flex="1">{good.name}</Truncated>
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {[good.unNumber, packingGroup && messages.group(packingGroup)].filter(Boolean).join(', ')}
        </chakra.span>
      </Flex>
      {good.inTable && (
        <Text textStyle="xs" color="fg.muted">
          {messages.limits(good.passengerAircraft, good.cargoAircraft)}
        </Text>
      )}
      {good.remarks.map((remark) => (
        <Text key={remark} textStyle="xs" color={good.because.includes(remark) ? 'fg.info' : 'fg.warning'}>
          {good.because.includes(remark) ? messages.cannotTell([remark]) : remark}
        </Text>
      ))}
    </chakra.li>
  );
}

interface KeptApartProps {
  pair: Pair;
  shipmentId: string;
  blockedReason: string | null;
}

function KeptApart({ pair, shipmentId, blockedReason }: KeptApartProps) {
  const [acknowledge, { loading }] = useAcknowledgeDangerousGoodsMutation();
  const once = useOnce();
  async function send() {
    try {
      const variables = { id: shipmentId, input: { pairs: [pair.key] } };
      const { data } = await once(variables, (context) => acknowledge({ variables, context }));
      showRejections(rejectionsOf(data?.acknowledgeDangerousGoods));
    } catch (error) {
      showProblem(error);
    }
  }
  return (
    <Flex gap="2.5" align="flex-start" p="2.5" mt="2" borderRadius="l2" bg="status.orange.bg" color="status.orange.fg">
      <Box flexShrink={0} mt="0.5">
        <ArrowLeftRight size={15} aria-hidden />
      </Box>
      <Box flex="1" minW="0" textStyle="sm">
        <Text fontWeight="semibold">{pair.message}</Text>
        <Text textStyle="xs">{messages.rule(pair.rule, pair.advisory)}</Text>
        {pair.acknowledgedAt && (
          <Flex align="center" gap="1" textStyle="xs">
            <Check size={13} aria-hidden />
            {messages.acknowledged(pair.acknowledgedBy?.fullName ?? null, formatDateTime(pair.acknowledgedAt))}
          </Flex>
        )}
      </Box>
      {!pair.acknowledgedAt && (
        <ActionButton
          size="xs"
          variant="outline"
          bg="bg.panel"
          color="fg"
          aria-label={messages.acknowledgePair(pair.message)}
          disabledReason={blockedReason}
          loading={loading}
          onClick={() => void send()}
        >
          {messages.acknowledge}
        </ActionButton>
      )}
    </Flex>
  );
}

function Declaration({ parts }: { parts: DangerousGoodsPanelFragment['declaration'] }) {
  const missing = parts.filter(({ state }) => state === 'MISSING').length;
  return (
    <chakra.details textStyle="sm" mt="2">
      <chakra.summary cursor="pointer" minH={{ base: '44px', md: '28px' }}>
        {messages.declaration}{' '}
        {missing > 0 && <chakra.span color="fg.warning">{messages.declarationOpen(missing)}</chakra.span>}
      </chakra.summary>
      <chakra.ul listStyleType="none" textStyle="xs">
        {parts.map(({ name, rule, state, missing: names }) => (
          <chakra.li key={name} py="0.5">
            {name}{' '}
            <chakra.span color={state === 'MISSING' ? 'fg.warning' : 'fg.muted'}>
              {state === 'MISSING' ? messages.missing(names) : messages.state[state]}
            </chakra.span>{' '}
            <chakra.span color="fg.muted">({rule})</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
