import { texts as later } from '../../web/laterTexts.fr.ts';
import { texts as fr } from '../../web/texts.fr.ts';
import { image } from '../support/files.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'stranger' });

test('an uploaded picture appears next to the name at once; removing it restores the initials', async ({ page }) => {
  const file = await image('png', [640, 480]);
  await page.goto('/');
  const link = page.getByRole('link', { name: /, your profile$/ });
  await link.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(await file.arrayBuffer()) });
  const preview = page.getByRole('img', { name: 'Picture' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated')).toBeVisible();
  await expect(preview).toHaveAttribute('src', /\/files\/users\/\d+\/picture\/original/);
  const thumb = link.locator('img');
  await expect(thumb).toHaveAttribute('src', /\/picture\/thumb/);
  await expect.poll(() => thumb.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('img', { name: 'There is no picture' })).toBeVisible();
  await expect(thumb).toHaveCount(0);
});

test.describe('in a browser that asks for a language that Lading lacks', () => {
  test.use({ locale: 'sw-KE' });

  // Whatever becomes of the test: the language is that of everybody in the organization.
  test.afterEach(async ({ sessionOf }) => {
    const { ask } = await sessionOf('stranger');
    const { organizations } = await ask<{ organizations: { data: { id: string; lockVersion: number }[] } }>(
      '{ organizations { data { id lockVersion } } }',
    );
    for (const { id, lockVersion } of organizations.data) {
      const { updateOrganization } = await ask<{ updateOrganization: { errors: object[] } }>(
        `mutation($id: ID!, $input: UpdateOrganizationInput!) {
          updateOrganization(id: $id, input: $input) { errors { message } }
        }`,
        { id, input: { lockVersion, language: null } },
      );
      expect(updateOrganization.errors).toEqual([]);
    }
  });

  test('pages are in the language of the organization, at once when an administrator sets it', async ({
    page,
    join,
  }) => {
    await page.goto('/settings/organization');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    const colleague = await join('stranger');
    await colleague.goto('/settings/organization');
    await expect(colleague.locator('html')).toHaveAttribute('lang', 'fr');
    await colleague.getByRole('button', { name: fr.record.edit, exact: true }).click();
    await colleague.getByRole('combobox', { name: later.organization.language }).selectOption('');
    await colleague.getByRole('button', { name: fr.common.save, exact: true }).click();
    await expect(colleague.locator('html')).toHaveAttribute('lang', 'en');
  });
});
