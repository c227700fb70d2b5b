import { Box, Button, Flex, Text, Link as TextLink } from '@chakra-ui/react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../client/session.ts';
import type { GuideStepFieldsFragment } from '../generated/operations.ts';
import { guideMessages as messages } from './messages.ts';
import { stepLink } from './stepLinks.ts';

const icons = { DONE: CircleCheck, NEXT: CircleDot, OPEN: Circle };
const colors = { DONE: 'fg.success', NEXT: 'program.fg', OPEN: 'fg.subtle' };

interface GuideStepProps {
  step: GuideStepFieldsFragment;
  /** The program that orders and shipments are created in; null without one. */
  programId: string | null;
  /** What else is said about it. */
  children?: ReactNode;
}

/** A step of the guide: its state, what it is for, and what leads to it, or who may take it. */
export function GuideStep({ step: { key, state, count, allowed, roles, after }, programId, children }: GuideStepProps) {
  const { programs } = useViewer();
  const { title, name, purpose, action } = messages.steps[key];
  const link = stepLink(key, programs.find(({ id }) => id === programId)?.slug);
  const Icon = icons[state];
  const done = state === 'DONE';
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="start"
      borderTopWidth="1px"
      borderColor="border"
      aria-current={state === 'NEXT' ? 'step' : undefined}
    >
      <Box color={colors[state]} pt="0.5" flexShrink="0" role="img" aria-label={messages.states[state]}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Flex flex="1" minW="0" gap="3" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 280px" minW="0">
          <Text fontWeight="medium">{done ? name : title}</Text>
          <Text color="fg.muted">{purpose}</Text>
          {!done && children}
        </Box>
        {done ? (
          allowed && link ? (
            <TextLink asChild color="fg.muted" fontVariantNumeric="tabular-nums">
              <Link to={link.list} aria-label={messages.listOf(name, messages.many(count))}>
                {messages.many(count)}
              </Link>
            </TextLink>
          ) : (
            <Text color="fg.muted">{messages.many(count)}</Text>
          )
        ) : !allowed ? (
          <Quiet>{messages.who(roles)}</Quiet>
        ) : after.length > 0 || !link ? (
          <Quiet>{messages.after(after.map((needed) => messages.steps[needed].one))}</Quiet>
        ) : (
          <Button asChild variant={state === 'NEXT' ? 'solid' : 'outline'} colorPalette="program">
            <Link to={link.form}>{action}</Link>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text color="fg.muted" textStyle="xs" maxW="36ch">
    {children}
  </Text>
);
