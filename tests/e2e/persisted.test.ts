import { LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('the client sends only hashes of GraphQL documents, and the gateway knows them all', async ({ page, order }) => {
  const asked: Array<{ query?: string; extensions?: object }> = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) asked.push(request.postDataJSON());
  });
  await page.goto(LIST);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(order.path);
  await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  for (const { query, extensions } of asked) {
    expect(query).toBeUndefined();
    expect(extensions).toHaveProperty('persistedQuery.sha256Hash');
  }
});
