import { Button, Link, Text } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link as RouterLink } from 'react-router-dom';
import { describeError, requestIdOf } from '../../base/errors.ts';
import { messages } from '../../base/words.ts';
import { EmptyState } from './EmptyState.tsx';
import { useRecovery } from './useRecovery.ts';

interface ErrorStateProps {
  /** The thrown error. */
  error: unknown;
  /** What is said of it. */
  hint?: string;
  /** `h1` if this is the only content of the page. */
  heading?: 'h1' | 'h2';
  /** Retries, if that can help. */
  onRetry?: () => void;
}

/** An error, which recovers by itself if the server could not be reached: its message, the request id for support, a retry button and a link to the home page. */
export function ErrorState({ error, hint = describeError(error), heading, onRetry }: ErrorStateProps) {
  const requestId = requestIdOf(error);
  useRecovery(error, onRetry);
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        icon={CircleAlert}
        title={messages.somethingWentWrong}
        hint={hint}
        action={
          <>
            {requestId && (
              <Text textStyle="xs" color="fg.muted" userSelect="text">
                {messages.requestId(requestId)}
              </Text>
            )}
            {onRetry && (
              <Button variant="outline" onClick={onRetry}>
                {messages.retry}
              </Button>
            )}
            <Link asChild color="program.fg" fontWeight="semibold">
              <RouterLink to="/">{messages.goToHomepage}</RouterLink>
            </Link>
          </>
        }
      />
    </div>
  );
}
