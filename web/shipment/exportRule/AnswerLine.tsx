import { Box, Flex, Text } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactNode } from 'react';
import type { CheckAnswer } from '../../generated/operations.ts';

/** The look of each answer: only what is met is green. The text says the same. */
const LOOKS: Readonly<Record<CheckAnswer, { color: string; icon: ReactNode }>> = {
  MET: { color: 'fg.success', icon: <CircleCheck size={15} aria-hidden /> },
  NOT_MET: { color: 'fg.error', icon: <CircleAlert size={15} aria-hidden /> },
  DOES_NOT_APPLY: { color: 'fg.muted', icon: <CircleMinus size={15} aria-hidden /> },
  CANNOT_TELL: { color: 'fg.info', icon: <CircleHelp size={15} aria-hidden /> },
};

/** Returns the color of an answer. */
export const answerColor = (answer: CheckAnswer): string => LOOKS[answer].color;

/** The conclusion of the advice on a shipment, with the icon of its answer. */
export function AnswerLine({ answer, children }: { answer: CheckAnswer; children: string }) {
  const { color, icon } = LOOKS[answer];
  return (
    <Flex gap="2.5" align="flex-start" mb="2" color={color} data-answer={answer}>
      <Box flexShrink={0} mt="0.5">
        {icon}
      </Box>
      <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}
