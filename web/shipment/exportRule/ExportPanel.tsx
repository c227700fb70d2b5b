import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import type { ExportLevel, ExportPanelFragment } from '../../generated/operations.ts';
import { sentences } from '../../kit/form/rejections.ts';
import { codeShown } from '../addItems/exportWarning.ts';
import { AdviceSection } from './AdviceSection.tsx';
import { AnswerLine, answerColor } from './AnswerLine.tsx';
import { exportRuleMessages as messages } from './messages.ts';

/** The colors of each level; the text says the same. */
const COLORS: Readonly<Record<ExportLevel, { text: string; bar: string }>> = {
  REQUIRED: { text: 'fg.error', bar: 'status.red.dot' },
  COULD_EXCEED: { text: 'fg.warning', bar: 'status.orange.dot' },
  AT_LIMIT: { text: 'fg.warning', bar: 'status.orange.dot' },
  EXEMPT: { text: 'fg.muted', bar: 'fg.subtle' },
};

/** The export rule's advice on a shipment: each code's sum against the limit, then the other statements. */
export function ExportPanel({ advice }: { advice: ExportPanelFragment }) {
  const { answer, codes, controlStatement, decidedAgainst, legend, limit, message } = advice;
  const { statements, withoutCode, rule } = advice;
  const [first, ...others] = statements;
  return (
    <AdviceSection
      title={messages.title}
      place="export"
      note={messages.limit(formatMoney(limit))}
      gist={message}
      color={answerColor(answer)}
    >
      <AnswerLine answer={answer}>{message}</AnswerLine>
      {legend !== null && (
        <Text textStyle="xs" color="fg.muted" mb="2">
          {messages.legend(legend)}
        </Text>
      )}
      {decidedAgainst && (
        <Text textStyle="xs" color="fg.error" mb="2">
          {decidedAgainst}
        </Text>
      )}
      {controlStatement && <ControlLine statement={controlStatement} />}
      {codes.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {messages.noCodes}
        </Text>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="1.5">
        {codes.map((code) => (
          <li key={code.hsCode}>
            <Flex align="center" gap="2.5" textStyle="sm" fontVariantNumeric="tabular-nums">
              <chakra.span w="110px" flexShrink={0} fontWeight="medium">
                {codeShown(code.hsCode)}
              </chakra.span>
              <Bar value={code.value} limit={limit} color={COLORS[code.level].bar} />
              <chakra.span w="96px" flexShrink={0} textAlign="end">
                {formatMoney(code.value)}
              </chakra.span>
            </Flex>
            <Text textStyle="xs" color={COLORS[code.level].text}>
              {code.message}
              {code.origins.length > 1 && (
                <chakra.span color="fg.muted">
                  {' · '}
                  {words.listed(code.origins.map(({ origin, value }) => messages.origin[origin](formatMoney(value))))}
                </chakra.span>
              )}
            </Text>
          </li>
        ))}
      </chakra.ul>
      {codes.length > 0 && (
        <Text textStyle="xs" color="fg.muted" mt="2">
          {messages.assumes}
        </Text>
      )}
      {withoutCode > 0 && (
        <Text textStyle="xs" color="fg.warning" mt="2">
          {messages.withoutCode(withoutCode)}
        </Text>
      )}
      {first && (
        <chakra.ul listStyleType="none" mt="2" textStyle="xs">
          <Statement statement={first} />
        </chakra.ul>
      )}
      {others.length > 0 && (
        <chakra.details textStyle="xs">
          <chakra.summary cursor="pointer" color="fg.muted" minH={{ base: '44px', md: '24px' }}>
            {messages.more(others.length)}
          </chakra.summary>
          <chakra.ul listStyleType="none">
            {others.map((statement) => (
              <Statement key={statement.message} statement={statement} />
            ))}
          </chakra.ul>
        </chakra.details>
      )}
      <Text textStyle="xs" color="fg.muted" mt="2">
        {messages.advises(rule)}
      </Text>
    </AdviceSection>
  );
}

/** Whether the invoice carries the destination control statement, with the numbers that stand beside it. */
function ControlLine({ statement }: { statement: NonNullable<ExportPanelFragment['controlStatement']> }) {
  const { answer, eccns, message, rule, text } = statement;
  return (
    <Box textStyle="xs" color={answer === 'CANNOT_TELL' ? 'fg.info' : 'fg.muted'} mb="2" data-control={answer}>
      {sentences([message, ...(eccns.length > 0 ? [messages.withEccns(eccns)] : [])])} ({rule})
      {text && (
        <chakra.details>
          <chakra.summary cursor="pointer" minH={{ base: '44px', md: '24px' }}>
            {messages.statement}
          </chakra.summary>
          {text}
        </chakra.details>
      )}
    </Box>
  );
}

function Statement({ statement: { effect, message, rule } }: { statement: ExportPanelFragment['statements'][number] }) {
  return (
    <chakra.li mt="1" color={effect === 'REQUIRES' ? 'fg.error' : undefined}>
      {message} <chakra.span color="fg.muted">({rule})</chakra.span>
    </chakra.li>
  );
}

/** The position of the limit on the bar, in percent. */
const LIMIT_AT = 75;

/** The value on a bar with a mark at the limit; the color follows the level, not the length. */
function Bar({ value, limit, color }: { value: string; limit: string; color: string }) {
  // Floating point suffices: it is only drawn, nothing is decided by it.
  const share = Math.min(100, (Number(value) / Number(limit)) * LIMIT_AT);
  return (
    <Box position="relative" flex="1" minW="40px" h="5px" borderRadius="full" bg="bg.emphasized" aria-hidden>
      <Box h="full" borderRadius="full" bg={color} style={{ width: `${share}%` }} />
      <Box position="absolute" top="-2px" bottom="-2px" w="1px" bg="fg" style={{ insetInlineStart: `${LIMIT_AT}%` }} />
    </Box>
  );
}
