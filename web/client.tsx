/** Puts the web client together, without showing it anywhere yet. */
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { addresses, signInFor } from './app/addresses.ts';
import { createApollo } from './app/apollo.ts';
import { type SignInReason, sessionOver } from './app/sessionState.ts';
import { system } from './app/theme.ts';
import { unknownAddress } from './app/unknownAddress.ts';
import { savedOwner } from './base/storage.ts';
import { createRouter } from './routes.tsx';

type Router = ReturnType<typeof createRouter>;

/** The client over the browser's address: what to render, and how to let go of everything that it holds on to. */
export function createClient(): { element: ReactNode; stop: () => void } {
  const client = createApollo();
  const router = createRouter();
  const stopLeaving = leaveWithoutSession(client, router);
  const element = (
    <StrictMode>
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          {/* Transitions off: Apollo's useQuery takes new variables while rendering, so a page drawn twice asks for both. */}
          <RouterProvider router={router} useTransitions={false} />
        </ApolloProvider>
      </ChakraProvider>
    </StrictMode>
  );
  const stop = () => {
    stopLeaving();
    router.dispose();
    client.stop();
  };
  return { element, stop };
}

/** The pages for whoever is not signed in. */
const withoutSession: readonly string[] = [addresses.signIn, addresses.resetPassword];

/** The one place where a session's end is acted on: leaves for sign-in, and remembers where one was. */
function leaveWithoutSession(client: ApolloClient, router: Router): () => void {
  let leaving = false;
  function leave(): void {
    const { location, matches } = router.state;
    const needsSession = !withoutSession.includes(location.pathname) && matches.at(-1)?.route.handle !== unknownAddress;
    if (!sessionOver.get() || !needsSession || leaving) return;
    leaving = true;
    const state: SignInReason | undefined = savedOwner() ? { reason: 'expired' } : undefined;
    void router.navigate(signInFor(location), { replace: true, state }).then(async () => {
      leaving = false;
      await client.clearStore();
    });
  }
  const ends = [
    sessionOver.subscribe(leave),
    // Not before the router has ended the navigation that it tells of.
    router.subscribe(() => queueMicrotask(leave)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
