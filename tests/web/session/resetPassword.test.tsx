import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { invite } from '../../support/pages/invitation.ts';
import { renderApp } from '../../support/renderApp.ts';

const field = (label: string | RegExp) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole('button', { name });

describe('a user who forgot the password', () => {
  it('gets there from sign-in, and is sent a link without being told whether the account exists', async () => {
    const { user, network } = await renderApp('/login', { as: null });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Reset password' })).toBeVisible();
    const email = await field('Email');
    await expect.poll(() => email).toHaveFocus();
    await user.click(await button('Send the link'));
    expect(screen.getByText('Email is required')).toBeVisible();
    await user.type(email, 'nobody.at.all@test.example{Enter}');
    expect(
      await screen.findByText(
        /^Your request has been sent\. If an account with this email exists, it will receive a link/,
      ),
    ).toBeVisible();
    expect(network.asked).toEqual(['NeedsSetup', 'RequestPasswordReset']);
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('is told if the server cannot be reached, and keeps the input', async () => {
    const { user } = await renderApp('/reset-password', {
      as: null,
      troubles: { RequestPasswordReset: 'unreachable' },
    });
    await user.type(await field('Email'), 'somebody@test.example{Enter}');
    expect(await screen.findByText(/^The server cannot be reached right now/)).toBeVisible();
    expect(await field('Email')).toHaveValue('somebody@test.example');
  });

  it('hears the name of the button even while it is busy', async () => {
    const { user, network } = await renderApp('/reset-password', {
      as: null,
      troubles: { RequestPasswordReset: 'hang' },
    });
    await user.type(await field('Email'), 'somebody@test.example');
    const send = await button('Send the link');
    await user.click(send);
    // The spinner replaces the label, which browsers then hide.
    await expect.poll(() => send.getAttribute('aria-label')).toBe('Send the link');
    network.mend('RequestPasswordReset');
    expect(await screen.findByText(/^Your request has been sent/)).toBeVisible();
  });
});

describe('a mailed link', () => {
  it('that does not work says so, and what to do', async () => {
    await renderApp('/reset-password?token=not-a-token', { as: null });
    expect(await screen.findByRole('heading', { name: 'This link is not known' })).toBeVisible();
    expect(screen.getByText(/if you were invited, ask whoever invited you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
  });

  it('of an invitation says who invites whom, asks for a good password, and signs in; it can be changed in the profile', async () => {
    const { email, token } = await invite();
    const { user, network } = await renderApp(`/reset-password?token=${token}`, { as: null });
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada Byron' })).toBeVisible();
    expect(screen.getByText('orgAdmin Tester invites you to Acme Health.')).toBeVisible();
    expect(screen.getByText(/^Your role there is Viewer\./)).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Email')).toHaveAttribute('readonly');
    const [password, again] = [await field('New password'), await field('Password confirmation')];
    await expect.poll(() => password).toHaveFocus();
    await user.click(await button('Accept the invitation'));
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Password confirmation is required')).toBeVisible();
    const rules: [string, string][] = [
      ['Short1!', 'Password should be of minimum 8 characters length'],
      ['nothing special', 'Password must contain at least one lowercase, uppercase, number and special character'],
      [`Aa1!${'x'.repeat(125)}`, 'Password should be of maximum 128 characters length'],
    ];
    for (const [typed, message] of rules) {
      await user.clear(password);
      await user.click(password);
      await user.paste(typed);
      expect(screen.getByText(message)).toBeVisible();
    }
    await user.clear(password);
    await user.type(password, 'Lading-First-1');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext');
    await user.type(again, 'Lading-First-2');
    expect(screen.getByText('Passwords must match')).toBeVisible();
    expect(network.asked).not.toContain('ResetPassword');
    await user.clear(again);
    await user.type(again, 'Lading-First-1{Enter}');
    // The homepage of a user with one program is that program.
    await expect.poll(() => window.location.pathname).toMatch(/^\/program\/malaria/);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Sign in');
    await user.click(await screen.findByRole('link', { name: 'Ada Byron, your profile' }));
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    await user.click(await button('Change Password'));
    await user.type(await field(/^Current password/), 'Lading-First-1');
    await user.type(await field(/^New password/), 'Lading-Second-2');
    await user.type(await field(/^Password confirmation/), 'Lading-Second-2');
    await user.click(await button('Change'));
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    // Passwords are never stored as a draft on the device.
    expect(JSON.stringify(localStorage)).not.toContain('Lading-');
  });
});
