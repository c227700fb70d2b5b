import { Box, Field, Flex, Text } from '@chakra-ui/react';
import { formMessages } from './messages.ts';
import { strengthOf } from './password.ts';

const { hint, strength: label, strengths } = formMessages.password;
const COLORS = ['status.red.dot', 'status.orange.dot', 'status.green.dot', 'status.green.dot'];

/** A strength meter and the password recommendation, shown under the input of a new password. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password);
  const said = strengths[strength - 1];
  return (
    <Box mt="1.5" w="full">
      <Flex gap="2.5" align="center" minH="18px">
        <Flex
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={strengths.length}
          aria-valuenow={strength}
          aria-valuetext={said}
          gap="1"
          flex="1"
        >
          {strengths.map((step, index) => (
            <Box
              key={step}
              flex="1"
              h="4px"
              borderRadius="full"
              bg={index < strength ? COLORS[strength - 1] : 'bg.emphasized'}
            />
          ))}
        </Flex>
        <Text as="span" textStyle="xs" color="fg.muted" minW="84px" textAlign="end" aria-hidden>
          {said}
        </Text>
      </Flex>
      <Field.HelperText mt="0.5" textStyle="xs">
        {hint}
      </Field.HelperText>
    </Box>
  );
}
