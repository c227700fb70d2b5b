import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { messages } from '../kit/messages.ts';
import { Page } from '../kit/record/Page.tsx';
import { reportError } from './report.ts';

/** What stands in place of a route that broke; the shell around it goes on working. */
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
