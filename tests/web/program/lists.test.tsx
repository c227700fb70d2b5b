import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrderOf, makeProgram, makeUrgent, receive } from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';

describe('Pending Orders', () => {
  it('lists orders with items that have not arrived, until all have', async () => {
    const program = await makeProgram();
    const pending = await makeOrderOf(program, 1);
    const empty = await makeOrderOf(program, 0);
    await renderApp(`/program/${program.slug}/pendingOrders`, { as });
    const link = await screen.findByRole('link', { name: pending.orderNumber });
    expect(link).toHaveAttribute('href', pending.path);
    expect(screen.queryByRole('link', { name: empty.orderNumber })).not.toBeInTheDocument();
    expect(await screen.findByText('Live')).toBeInTheDocument();
    for (const item of pending.items) await receive(item);
    await waitFor(() => expect(screen.queryByRole('link', { name: pending.orderNumber })).not.toBeInTheDocument());
  });
});

describe('Urgent Items', () => {
  it('lists urgent items only; a row leads to its item', async () => {
    const program = await makeProgram();
    const order = await makeOrderOf(program, 2);
    await makeUrgent(order.items[1] ?? '');
    const { user } = await renderApp(`/program/${program.slug}/urgentItems`, { as });
    const link = await screen.findByRole('link', { name: `${order.orderNumber} · 2` });
    expect(screen.getAllByRole('link', { name: / · \d/ })).toHaveLength(1);
    expect(link.closest('tr')).toHaveTextContent('$42.00');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: /^Material 2 of/ })).toBeInTheDocument();
  });
});
