import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { messages } from '../kit/messages.ts';
import { Page } from '../kit/record/Page.tsx';
import { reportError } from './report.ts';

/**
 * The error page in place of a failed route; the shell around it keeps working. Trying again loads the page anew, because the
 * router remembers that a page's code did not load. Unsaved input is on the device.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <>
      <Page title={messages.somethingWentWrong} />
      <ErrorState error={error} heading="h1" onRetry={() => void reloadIfReachable()} />
    </>
  );
}

/** Loads the page anew once the server answers: offline, the browser would replace Lading by its own error page. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
