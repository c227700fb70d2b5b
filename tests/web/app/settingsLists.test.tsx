/** The common behavior of the lists of the settings: their addresses hold the filters and the sorting. */
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const lists = [
  { name: 'groups', path: '/settings/groups', query: 'GroupList', header: 'City', field: 'CITY' },
  { name: 'couriers', path: '/settings/couriers', query: 'CourierList', header: 'Country', field: 'COUNTRY' },
  { name: 'substatuses', path: '/settings/substatuses', query: 'SubstatusList', header: 'Object', field: 'MODEL' },
  {
    name: 'organizations',
    path: '/organizations',
    query: 'OrganizationList',
    header: 'Short name',
    field: 'SHORT_NAME',
  },
];

it.each(lists)('the list of $name is sorted by a column in both directions', async ({ path, query, header, field }) => {
  // An empty list has no headers, and no courier exists yet.
  if (query === 'CourierList') await makeCourier();
  const { user, network } = await renderApp(path, { as: path === '/organizations' ? 'admin' : 'orgAdmin' });
  for (const direction of ['ASC', 'DESC']) {
    const table = within(await screen.findByRole('table'));
    await user.click(await table.findByRole('button', { name: header }));
    await expect.poll(sortInAddress).toBe(`${field}:${direction}`.toLowerCase());
    await expect.poll(() => network.askedWith(query)).toMatchObject({ sort: { field, direction } });
  }
});

it('the list of programs takes its organization filter and its sorting from the address', async () => {
  const { network } = await renderApp('/settings/programs?organization=1&sort=name:desc', { as: 'admin' });
  await expect
    .poll(() => network.askedWith('ProgramList'))
    .toMatchObject({ organizationId: '1', sort: { field: 'NAME', direction: 'DESC' } });
});

it('the list of substatuses sends each of its filters', async () => {
  const filters = { object: 'ORDER_ITEM', main_status: 'on_hold', state: 'archived' };
  const { network } = await renderApp(`/settings/substatuses?${new URLSearchParams(filters)}`, { as: 'orgAdmin' });
  await expect
    .poll(() => network.askedWith('SubstatusList'))
    .toMatchObject({ filter: { models: ['ORDER_ITEM'], statuses: ['on_hold'], archived: true } });
});

it('the list of substatuses excludes archived ones by default', async () => {
  const { network } = await renderApp('/settings/substatuses', { as: 'orgAdmin' });
  await expect.poll(() => network.askedWith('SubstatusList')).toMatchObject({ filter: { archived: false } });
});

const makeCourier = () =>
  asking('orgAdmin')(
    'mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } errors { message } } }',
    { input: { companyName: `Sorted courier ${process.pid}` } },
  );

const sortInAddress = () => new URLSearchParams(window.location.search).get('sort');
