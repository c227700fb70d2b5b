import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { messages } from './messages.ts';
import { PublicPage } from './PublicPage.tsx';

/** Says, while nobody exists, how the first person gets in. @param onCheck asks again whether nobody exists */
export function SetUpHint({ onCheck }: { onCheck: () => void }) {
  return (
    <PublicPage title={messages.beginTitle} subtitle={messages.beginSubtitle}>
      <Way said={messages.beginLink} command={messages.setupLinkCommand} />
      <Way said={messages.beginCommand} command={messages.createAdminCommand} />
      <Button size="lg" variant="outline" onClick={onCheck}>
        {messages.checkAgain}
      </Button>
    </PublicPage>
  );
}

function Way({ said, command }: { said: string; command: string }) {
  return (
    <Stack gap="2">
      <Text>{said}</Text>
      <chakra.code px="3" py="2" bg="bg.muted" borderRadius="l2" fontFamily="mono" textStyle="sm" userSelect="all">
        {command}
      </chakra.code>
    </Stack>
  );
}
