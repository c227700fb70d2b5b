import { Box, Heading, Switch, Text } from '@chakra-ui/react';
import { useSingleKeys } from '../base/singleKeys.ts';
import { userMessages as messages } from './messages.ts';

/** The user's choice, for this device, whether single keys act: beside the own profile. */
export function KeySettings() {
  const { act, setAct } = useSingleKeys();
  return (
    <Box as="section" aria-labelledby="keys-heading" mt="6">
      <Heading as="h2" id="keys-heading" textStyle="sm" fontWeight="semibold">
        {messages.keys}
      </Heading>
      <Switch.Root mt="2" size="sm" checked={act} onCheckedChange={({ checked }) => setAct(checked)}>
        <Switch.HiddenInput aria-describedby="keys-note" />
        <Switch.Control />
        <Switch.Label>{messages.singleKeys}</Switch.Label>
      </Switch.Root>
      <Text id="keys-note" mt="1" textStyle="xs" color="fg.muted">
        {messages.singleKeysNote}
      </Text>
      <Text mt="2" textStyle="xs" color="fg.muted">
        {messages.toastKeys}
      </Text>
    </Box>
  );
}
