import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { createApollo } from '../../../web/client/apollo.ts';
import { type Viewer, ViewerContext } from '../../../web/client/session.ts';
import { DocumentPanel } from '../../../web/document/DocumentPanel.tsx';
import { system } from '../../../web/theme/theme.ts';
import { attach, makeVendor } from '../../support/pages/documents.ts';
import { networkTo } from '../../support/pages/network.ts';
import { render } from '../../support/pages/rendering.ts';
import { sessionOf } from '../../support/pages/session.ts';

/** Renders the panel alone for a user with these rights: the page of a vendor is only for users who may change vendors. */
async function renderPanel(vendorId: string, rights: { read: boolean; write: boolean }) {
  const network = networkTo({ ...inject('gateway'), cookie: (await sessionOf('viewer')).cookie });
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('WebSocket', network.Socket);
  const client = createApollo();
  const viewer = { permissions: { documents: rights } } as Viewer;
  const { unmount } = render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ViewerContext value={viewer}>
            <DocumentPanel parent={{ type: 'VENDOR', id: vendorId }} label="Great Rift Chemicals" />
          </ViewerContext>
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
  onTestFinished(() => {
    unmount();
    client.stop();
    network.close();
    vi.unstubAllGlobals();
  });
  return network;
}

it('a user who may only read documents sees them, and the reason why they cannot be changed', async () => {
  const vendor = await makeVendor();
  await attach(vendor);
  await renderPanel(vendor, { read: true, write: false });
  const row = await screen.findByRole('row', { name: /Price list/ });
  expect(screen.getByRole('button', { name: 'Add new document' })).toHaveAttribute(
    'data-tip',
    'You may not add documents',
  );
  expect(screen.queryByText(/^Drop files here/)).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(await within(row).findByRole('button', { name: 'Actions' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Edit Item\w+/),
    expect.stringMatching(/^Archive\w+/),
  ]);
  for (const entry of entries) expect(entry).toHaveAttribute('aria-disabled', 'true');
});

it('a user who may not read documents is told so, and no query is sent', async () => {
  const network = await renderPanel(await makeVendor(), { read: false, write: false });
  const text = 'You have no access to this data. Contact administrator for more details.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(network.asked).toEqual([]);
});
