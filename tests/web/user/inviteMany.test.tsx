import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { readPeople } from '../../../web/user/inviteMany/pastedPeople.ts';
import { renderApp } from '../../support/renderApp.ts';

const heads = { firstName: 'First', lastName: 'Last', email: 'E-mail', further: ['Role', 'Programs'] };
const HEAD = 'First\tLast\tE-mail\tRole\tPrograms';

describe('pasted people', () => {
  it.each([
    [
      'the addresses of a mail',
      'Ama Serwaa Osei <ama@x.org>; "Mensah, Kofi" <kofi@x.org>;Traoré, Awa <awa@x.org>\n张伟 <wei@x.org>; jun@x.org',
      [
        HEAD,
        'Ama Serwaa\tOsei\tama@x.org',
        'Kofi\tMensah\tkofi@x.org',
        'Awa\tTraoré\tawa@x.org',
        '张伟\t\twei@x.org',
        'jun\t\tjun@x.org',
      ],
    ],
    ['addresses with commas', 'Osei, Ama <ama@x.org>, jun@x.org', [HEAD, 'Ama\tOsei\tama@x.org', 'jun\t\tjun@x.org']],
    ['a sheet with full names', 'Role\tName\nViewer\tAma Osei', ['Role\tFirst\tLast', 'Viewer\tAma\tOsei']],
    [
      'names and addresses alone',
      'Ama Osei;ama@x.org;Viewer\nJun Li;jun@x.org;',
      [HEAD, 'Ama\tOsei\tama@x.org\tViewer', 'Jun\tLi\tjun@x.org\t'],
    ],
    ['addresses and names', 'ama@x.org\tAma Osei', [HEAD, 'Ama\tOsei\tama@x.org']],
  ])('are read from %s', (_what, text, lines) => {
    expect(readPeople(text, heads)?.split('\n')).toEqual(lines);
  });

  it.each(['ama@x.org', 'Ama', 'First name\tLast name\tE-mail\nAma\tOsei\tama@x.org', 'Ama, Kofi'])(
    'leave %j as it is',
    (text) => {
      expect(readPeople(text, heads)).toBeNull();
    },
  );
});

it('many people are invited from a pasted sheet: each row says what became of it', async () => {
  const { user } = await renderApp('/organizationPanel/manageUsers/inviteMany', { as: 'orgAdmin' });
  const grid = await screen.findByRole('grid', { name: 'People' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invite Many' })).toBeVisible();
  await user.click(screen.getByText('What each role may do'));
  expect(
    await screen.findByText(/^In the programs that they belong to, may read orders, items, shipments/),
  ).toBeVisible();
  const [ama, jun] = [0, 1].map(() => `x${randomUUID().slice(0, 8)}@test.example`);
  const sheet = [
    'Name\tEmail\tRole\tPrograms',
    `Ama Osei\t${ama}\tLogistics officer\tMalaria; Polio`,
    'Known Already\tviewer@test.example\tviewer\tMalaria',
    `李 小龙\t${jun}\tViewer\t`,
    'No Address\t\tViewer\tMalaria',
  ].join('\n');
  fireEvent.paste(grid, { clipboardData: { getData: () => sheet } });
  expect(await screen.findByText('4 rows pasted,')).toBeVisible();
  expect(screen.getByText(/^1 person without a program: their role opens no orders/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Invite 3 people/ }));
  expect(await screen.findByText('2 people invited')).toBeInTheDocument();
  const stateOf = (number: number) => grid.querySelector(`[role=row][aria-rowindex="${number + 1}"]`)?.lastElementChild;
  await waitFor(() => expect(stateOf(1)).toHaveTextContent('Invited'));
  expect(stateOf(2)).toHaveTextContent('Refused: E-mail has already been taken by viewer Tester');
  expect(stateOf(3)).toHaveTextContent('Invited');
  expect(stateOf(4)).toHaveTextContent('Email address is required');
  await user.click(screen.getByRole('button', { name: 'Copy 2 links' }));
  const links = within(await screen.findByRole('dialog', { name: 'Links for 2 people' }));
  await user.click(links.getByRole('button', { name: 'Make 2 links' }));
  await waitFor(() =>
    expect(links.getByRole('status', { name: 'Link of the invitation' })).toHaveTextContent(
      /Ama Osei\s\S+\shttp.*李 小龙/s,
    ),
  );
});
