import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { messages } from '../kit/messages.ts';
import { Page } from '../kit/record/Page.tsx';
import { reportError } from './report.ts';

/** The error page in place of a failed route; the shell around it keeps working. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <>
      <Page title={messages.somethingWentWrong} />
      <ErrorState error={error} heading="h1" />
    </>
  );
}
