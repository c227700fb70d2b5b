import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

/** The user of this file: no other test depends on their preferences. */
const person = 'viewer';
const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
const toggle = (name: string) => screen.findByRole('checkbox', { name });

interface Settings {
  enabled: boolean;
  allPrograms: boolean;
  types: { type: string; enabled: boolean }[];
  programs: { enabled: boolean }[];
}
const stored = async () =>
  (
    await asking(person)<{ notificationSettings: Settings }>(
      '{ notificationSettings { enabled allPrograms types { type enabled } programs { enabled } } }',
    )
  ).notificationSettings;

beforeEach(async () => {
  const { types } = await stored();
  const input = { enabled: true, allPrograms: true, types: types.map(({ type }) => ({ type, enabled: true })) };
  await asking(person)(
    'mutation($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { errors { message } } }',
    { input },
  );
});

async function open() {
  const app = await renderApp('/program/malaria/purchase-orders', { as: person });
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Open notifications preferences' }));
  return { ...app, popover: await screen.findByRole('dialog', { name: 'Notifications Preferences' }) };
}

it('save every switch at once, and keep switches that have no effect now as they are', async () => {
  const { user, popover } = await open();
  const comments = await toggle('New comments');
  expect(comments).toBeChecked();
  const program = await toggle('Malaria');
  expect(program).toBeDisabled();
  expect(program).toHaveAccessibleDescription('All Programs is on');

  await user.click(await toggle('All Programs'));
  expect(program).toBeEnabled();
  await user.click(program);
  await user.click(comments);
  expect(comments).not.toBeChecked();
  expect(await within(popover).findByText('Saved. Every switch saves at once.')).toBeVisible();
  await expect.poll(stored).toMatchObject({ enabled: true, allPrograms: false, programs: [{ enabled: false }] });
  expect((await stored()).types).toContainEqual({ type: 'NEW_COMMENT', enabled: false });

  await user.click(await toggle('Mute all notifications'));
  expect(comments).toBeDisabled();
  expect(comments).toHaveAccessibleDescription('All notifications are muted');
  expect(comments).not.toBeChecked();
  expect(await toggle('New assignments')).toBeChecked();
  expect(await toggle('Malaria')).toBeDisabled();
  await expect.poll(async () => (await stored()).enabled).toBe(false);

  await user.click(within(popover).getByRole('button', { name: 'Back to notifications' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

it('revert a switch that could not be saved, and show why', async () => {
  const { user, network } = await open();
  network.trouble('UpdateNotificationSettings', failure);
  const comments = await toggle('New comments');
  await user.click(comments);
  const alerts = await screen.findAllByRole('alert');
  await waitFor(() => expect(alerts.some((alert) => alert.textContent?.includes('The books are closed'))).toBe(true));
  await waitFor(() => expect(comments).toBeChecked());
  expect((await stored()).types).toContainEqual({ type: 'NEW_COMMENT', enabled: true });
  network.mend('UpdateNotificationSettings');
  await user.click(comments);
  await expect.poll(async () => (await stored()).types).toContainEqual({ type: 'NEW_COMMENT', enabled: false });
  expect(screen.queryByText('The books are closed')).not.toBeInTheDocument();
});
