import { Button, Flex } from '@chakra-ui/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { messages } from '../base/words.ts';
import { Page } from '../kit/record/Page.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { useRecovery } from '../kit/ui/useRecovery.ts';
import { Logo } from './Logo.tsx';
import { shellMessages } from './messages.ts';

interface UnreachedProps {
  /** Why the last attempt failed; undefined while one runs. */
  error: unknown;
  onRetry: () => void;
}

/**
 * The shell that opened without its server, from the code on the device: it shows no data, says so, and tries again by itself,
 * at once when the network is back.
 */
export function Unreached({ error, onRetry }: UnreachedProps) {
  useRecovery(error, onRetry);
  return (
    <Flex direction="column" h="100dvh" bg="bg.subtle">
      <Page title={shellMessages.unreached} />
      <Flex as="header" h="45px" flexShrink={0} align="center" px={{ base: '3', md: '4' }} borderBottomWidth="1px">
        <Logo />
      </Flex>
      <Flex as="main" flex="1" direction="column" justify="center" role="status">
        <EmptyState
          heading="h1"
          icon={CloudOff}
          title={shellMessages.unreached}
          hint={shellMessages.unreachedHint}
          action={
            <Button variant="outline" onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        />
      </Flex>
    </Flex>
  );
}
