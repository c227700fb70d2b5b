import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { describeCrash } from '../base/errors.ts';
import { messages } from '../base/words.ts';
import { reportError } from '../client/report.ts';
import { Page } from '../kit/record/Page.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';

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
      <ErrorState error={error} hint={describeCrash(error)} heading="h1" onRetry={() => void reloadIfReachable()} />
    </>
  );
}

/** Loads the page anew once the server answers: offline, the browser would replace Lading by its own error page. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
