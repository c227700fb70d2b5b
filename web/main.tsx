import '@fontsource-variable/inter';
import './app/base.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { addresses, signInFor } from './app/addresses.ts';
import { createApollo } from './app/apollo.ts';
import { reportUncaught } from './app/report.ts';
import { type SignInReason, sessionOver } from './app/sessionState.ts';
import { savedOwner } from './app/storage.ts';
import { system } from './app/theme.ts';
import { createRouter } from './routes.tsx';

reportUncaught();
const client = createApollo();
const router = createRouter();

// The one place where a session's end is acted on: leave for sign-in, and remember where one was.
sessionOver.subscribe(() => {
  if (!sessionOver.get() || router.state.location.pathname === addresses.signIn) return;
  const state: SignInReason | undefined = savedOwner() ? { reason: 'expired' } : undefined;
  void router.navigate(signInFor(router.state.location), { replace: true, state }).then(() => client.clearStore());
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        {/* Transitions off: Apollo's useQuery takes new variables while rendering, so a page drawn twice asks for both. */}
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </ChakraProvider>
  </StrictMode>,
);
