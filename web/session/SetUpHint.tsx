import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { PublicPage } from './PublicPage.tsx';
import { setUpMessages as words } from './setUpMessages.ts';

/** Says, while nobody exists, how the first person gets in. @param onCheck asks again whether nobody exists */
export function SetUpHint({ onCheck }: { onCheck: () => void }) {
  return (
    <PublicPage title={words.beginTitle} subtitle={words.beginSubtitle}>
      <Way said={words.beginLink} command={words.setupLinkCommand} />
      <Way said={words.beginCommand} command={words.createAdminCommand} />
      <Button size="lg" variant="outline" onClick={onCheck}>
        {words.checkAgain}
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
