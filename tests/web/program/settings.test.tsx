import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeProgram } from '../../support/pages/program.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const colorOf = (theme: string) =>
  getComputedStyle(screen.getByRole('img', { name: `A page of the program, ${theme}` })).getPropertyValue(
    '--program-main',
  );
const rowOf = (label: string) => screen.getByText(label).closest('li')?.textContent;

async function versionOf(id: string): Promise<number> {
  const text = 'query($id: ID!) { program(id: $id) { lockVersion } }';
  return (await asking('admin')<{ program: { lockVersion: number } }>(text, { id })).program.lockVersion;
}

describe('programs in the settings', () => {
  it('preview their colors in both themes, readable whatever is chosen, and show them to everyone once saved', async () => {
    const program = await makeProgram();
    const { user } = await renderApp(`/organizationPanel/managePrograms?search=${encodeURIComponent(program.name)}`, {
      as: 'orgAdmin',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Programs' });
    await user.click(await within(table).findByRole('link', { name: program.name }));
    expect(await screen.findByRole('heading', { level: 1, name: program.name })).toBeVisible();
    expect(shown('Address')).toBe(`/program/${program.slug}`);
    expect(shown('Main')).toBe('N/A');
    await user.click(await button('Edit'));
    // The switch of the organization applies to all of its programs.
    expect(screen.getByRole('checkbox', { name: 'Purchase Request #' })).toBeDisabled();
    await user.type(await field('Main'), '08x');
    await user.tab();
    expect(await screen.findByText('Must be six digits like #0f766e')).toBeVisible();
    await user.clear(await field('Main'));
    await user.click(await field('Hover'));
    await user.click(await button('Cyan colors'));
    expect(await field('Main')).toHaveValue('#0891b2');
    expect(colorOf('light')).toBe('#0891b2');
    expect(colorOf('dark')).toBe('#09a1c6');
    expect(screen.getByText('6 of 6 readable')).toBeVisible();
    expect(rowOf('Text on main, light')).toContain('white has 3.68, so black');
    expect(rowOf('Main as text, light')).toMatch(/darkened to #[0-9a-f]{6}/);
    await user.clear(await field('Backlight'));
    await user.tab();
    expect(await screen.findByText('Backlight is required')).toBeVisible();
    await user.type(await field('Backlight'), 'CFFAFE');
    await user.tab();
    expect(await field('Backlight')).toHaveValue('#cffafe');
    await user.click(await button('Save'));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    await expect.poll(() => shown('Main')).toBe('#0891b2');
    await user.click(await button('Edit'));
    await user.click(await button('Slate colors'));
    await user.click(await button('Undo to #0891b2'));
    expect(await button('Save')).toHaveAttribute('data-tip', 'Nothing has been changed yet');
    const { viewer } = await asking('orgAdmin')<{
      viewer: { programs: { id: string; colorPalette: { main: string } | null }[] };
    }>('{ viewer { programs { id colorPalette { main } } } }');
    expect(viewer.programs.find(({ id }) => id === program.id)?.colorPalette?.main).toBe('#0891b2');
  });

  it('count their unsaved changes, and ask which value to keep if another user changed the same field', async () => {
    const program = await makeProgram();
    const { user } = await renderApp(`/settings/programs/${program.id}?edit=1`, { as: 'orgAdmin' });
    await user.click(await button('Cyan colors'));
    expect(await screen.findByText('3 unsaved changes')).toBeVisible();
    await user.type(await field('Name'), ' mine');
    expect(await screen.findByText('4 unsaved changes')).toBeVisible();
    await asking('admin')(
      'mutation($id: ID!, $input: UpdateProgramInput!) { updateProgram(id: $id, input: $input) { errors { message } } }',
      { id: program.id, input: { lockVersion: await versionOf(program.id), name: `${program.name} theirs` } },
    );
    await user.click(await button('Save'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
    await user.click(within(dialog).getByRole('radio', { name: / theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
    expect(await screen.findByRole('heading', { level: 1, name: `${program.name} theirs` })).toBeVisible();
    await expect.poll(() => shown('Main')).toBe('#0891b2');
    expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  });

  it('are created by users with the right to it, with an address derived from the name', async () => {
    const { user } = await renderApp('/settings/programs/create-program', { as: 'orgAdmin' });
    await user.click(await button('Create'));
    expect(await screen.findByText('Name is required')).toBeVisible();
    await user.type(await field('Name'), 'Malaria');
    await user.click(await button('Create'));
    expect(await screen.findAllByText('Name has already been taken')).not.toHaveLength(0);
    await user.type(await field('Name'), ` in ${process.pid}`);
    await user.click(await button('Violet colors'));
    await user.click(screen.getByLabelText('Purchase Request #'));
    await user.click(await button('Create'));
    expect(await screen.findByText('Created')).toBeInTheDocument();
    await expect.poll(() => shown('Purchase Request #')).toBe('Yes');
    await expect.poll(() => shown('Address')).toBe(`/program/malaria-in-${process.pid}`);
    // The creator finds the program in the navigation at once.
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(await within(navigation).findByText(`Malaria in ${process.pid}`)).toBeInTheDocument();
  });

  it('are closed to users who may only read them', async () => {
    const { network } = await renderApp('/settings/programs', { as: 'viewer' });
    expect(await screen.findByText('You have no access to this resource')).toBeVisible();
    expect(network.asked).not.toContain('ProgramList');
  });
});
