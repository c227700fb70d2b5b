/** Assembles the web client without rendering it. */
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type ReactNode, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { addresses, signInFor } from './base/addresses.ts';
import { wearFont } from './base/font.ts';
import { hideComposingKeys } from './base/keys.ts';
import { pageLanguage } from './base/language.ts';
import { pageOwner, savedOwner } from './base/storage.ts';
import { createApollo } from './client/apollo.ts';
import { isNobodySignedIn } from './client/firstViewer.ts';
import { type SignInReason, sessionOver } from './client/sessionState.ts';
import { LANGUAGES } from './generated/languages.ts';
import { forgetEarly } from './program/earlyHome.ts';
import { createRouter } from './routes.tsx';
import { unknownAddress } from './shell/unknownAddress.ts';
import { system } from './theme/theme.ts';

type Router = ReturnType<typeof createRouter>;

/** Creates the client on the browser's address: the element to render, and `stop`, which releases all its resources. */
export function createClient(): { element: ReactNode; stop: () => void } {
  const showComposingKeys = hideComposingKeys();
  const client = createApollo();
  const router: Router = createRouter(() => untilWanted(() => router));
  const stopLeaving = leaveWithoutSession(client, router);
  const element = (
    <StrictMode>
      <ChakraProvider value={system}>
        <LocaleProvider locale={LANGUAGES[pageLanguage()].locale}>
          <ApolloProvider client={client}>
            {/* No transitions: useQuery applies new variables during render, so a page rendered twice sends both queries. */}
            <RouterProvider router={router} useTransitions={false} />
          </ApolloProvider>
        </LocaleProvider>
      </ChakraProvider>
    </StrictMode>
  );
  const stop = () => {
    showComposingKeys();
    stopLeaving();
    router.dispose();
    client.stop();
  };
  return { element, stop };
}

/** The pages that need no session. */
const withoutSession: readonly string[] = [addresses.signIn, addresses.resetPassword, addresses.setUp];

/**
 * Waits with the code of signed-in people's pages while nobody is signed in: a first visitor gets the sign-in page without it.
 * Who has been signed in here before is not kept waiting for the answer.
 */
async function untilWanted(router: () => Router): Promise<void> {
  // The router asks while it is being created.
  await Promise.resolve();
  // Asked before the address changes to the sign-in page.
  const isForSignedIn = needsSession(router());
  if (savedOwner() === null) {
    if (await isNobodySignedIn()) sessionOver.set(true);
    else if (isForSignedIn) void wearFont();
  }
  if (!isForSignedIn || !sessionOver.get()) return;
  await new Promise<void>((resolve) => {
    const stop = sessionOver.subscribe(() => {
      if (sessionOver.get()) return;
      stop();
      resolve();
    });
  });
}

/** Whether the page at the router's address is for signed-in people. */
function needsSession({ state: { location, matches } }: Router): boolean {
  return !withoutSession.includes(location.pathname) && matches.at(-1)?.route.handle !== unknownAddress;
}

/** Redirects to sign-in when the session ends, and keeps the address to return to. Nothing else reacts to that event. */
function leaveWithoutSession(client: ApolloClient, router: Router): () => void {
  let leaving = false;
  function leave(): void {
    const { location } = router.state;
    if (!sessionOver.get() || !needsSession(router) || leaving) return;
    leaving = true;
    forgetEarly();
    const reason = savedOwner() ? 'expired' : pageOwner() ? 'signedOutElsewhere' : null;
    const state: SignInReason | undefined = reason ? { reason } : undefined;
    void router.navigate(signInFor(location), { replace: true, state }).then(async () => {
      leaving = false;
      await client.clearStore();
    });
  }
  const ends = [
    sessionOver.subscribe(leave),
    // Deferred: the router notifies before it has finished the navigation.
    router.subscribe(() => queueMicrotask(leave)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
