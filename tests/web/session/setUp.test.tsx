import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieName } from '../../../gateway/access/session.ts';
import { type Lading, startLading } from '../../support/lading.ts';
import { renderApp } from '../../support/renderApp.ts';

const field = (label: string) => screen.findByLabelText(label);
const heading = (name: string) => screen.findByRole('heading', { name });

/** Fills in all fields; the focus stays in the last one. */
async function fillIn(user: UserEvent): Promise<void> {
  const typed = {
    'Name of your organization': 'Helping Hands',
    'Short name': 'Hands',
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: 'ada@hands.example',
    Password: 'Quite-New-2027!',
    'Password confirmation': 'Quite-New-2027!',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(await field(label));
    await user.paste(text);
  }
}

describe('a Lading in which nobody exists', () => {
  let lading: Lading;
  beforeAll(async () => {
    lading = await startLading({ DEMO: '0' });
  });
  afterAll(() => lading.stop());

  /** Returns the line that its start prints about the link. */
  const printed = () => lading.output.find((line) => line.includes('/setup?token='));

  /** Opens a page of it, signed out. */
  const open = (route: string) => {
    const publicUrl = lading.url;
    const gateway = { url: publicUrl, cookieName: cookieName({ publicUrl, port: Number(new URL(publicUrl).port) }) };
    return renderApp(route, { as: null, gateway });
  };

  it('says at sign-in how to begin', async () => {
    await open('/login');
    await heading('Nobody can sign in yet');
    expect(screen.getByText('npm run setup-link')).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('asks for what is missing, and keeps the input when the link is wrong', async () => {
    const { user } = await open('/setup?token=guessed');
    const submit = await screen.findByRole('button', { name: 'Set up' });
    await user.click(submit);
    expect(screen.getByText('Name of your organization is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    await fillIn(user);
    await user.click(submit);
    expect(await screen.findByText(/^The link is not one of this Lading: copy the whole address/)).toBeVisible();
    expect(await field('Email')).toHaveValue('ada@hands.example');
  });

  it('is set up by the link that its start printed, which signs in', async () => {
    const [, path = ''] = /http:\/\/[^/]+(\S+)/.exec(printed() ?? '') ?? [];
    const { user } = await open(path);
    await screen.findByRole('button', { name: 'Set up' });
    await fillIn(user);
    await user.keyboard('{Enter}');
    await heading('Programs');
    expect(screen.getByText('Ada Byron')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Organizations' }));
    expect(await screen.findByRole('link', { name: 'Helping Hands' })).toBeVisible();
  });

  it('leads from the link to sign-in afterwards', async () => {
    await open('/setup?token=used');
    await heading('Sign in');
    expect(screen.getByText(/^Lading is set up already\. Sign in/)).toBeVisible();
  });
});
