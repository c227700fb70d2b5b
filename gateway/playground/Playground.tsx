import { explorerPlugin } from '@graphiql/plugin-explorer';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { examplesPlugin } from './ExamplesPlugin.tsx';
import { examples } from './examples.ts';

const socket = new URL('/graphql', location.href.replace(/^http/, 'ws'));

/** Requests go with the session's cookie, or with a bearer token from the Headers tab; so do subscriptions. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: socket.href,
  enableIncrementalDelivery: false,
});

const plugins = [examplesPlugin, explorerPlugin({ showAttribution: false })];
const [first] = examples;

export const Playground = () => (
  <GraphiQL
    fetcher={fetcher}
    plugins={plugins}
    defaultQuery={first?.query}
    visiblePlugin={examplesPlugin}
    defaultEditorToolsVisibility="variables"
    shouldPersistHeaders={false}
  />
);
