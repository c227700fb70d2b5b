import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeItems } from '../../support/pages/items.ts';
import { comment } from '../../support/pages/notifications.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

it.each(['assessments', 'goods-receipts'])(
  'in %s, the comments of an item open next to the list on request, and follow the row that is opened',
  async (section) => {
    const { word, ids, label } = await makeItems(asking('manager'), 2);
    await comment('procurement', 'ORDER_ITEM', ids[1] ?? '', 'Two boxes have a dent');
    const { user } = await renderApp(`/program/malaria/${section}?search=${word}`, { as: 'inventory' });
    await screen.findByRole('button', { name: label(1) });
    expect(screen.queryByRole('complementary', { name: 'Comments' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /: 1 comment$/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Comments' }));
    expect(await panel.findByText('Two boxes have a dent')).toBeVisible();
    expect(panel.getByText(new RegExp(`On ${label(2)}`))).toBeVisible();
    await user.type(panel.getByRole('textbox', { name: 'Write an internal comment…' }), 'Seen{Enter}');
    expect(await screen.findByRole('button', { name: /: 2 comments$/ })).toBeVisible();
    expect(await panel.findAllByRole('article')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: label(1) }));
    expect(await panel.findByText(new RegExp(`On ${label(1)}`))).toBeVisible();
    expect(await panel.findByText('There are no comments here yet')).toBeVisible();
  },
);
