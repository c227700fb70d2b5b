import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // One app for all tests, with its own ports and data folder.
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Each test creates the data that it changes, so that files can run concurrently.
  workers: 2,
  // These only end what hangs, and assert nothing about speed: the machine may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A test that needed a retry is reported in CI but does not stop it.
  retries: process.env.CI ? 1 : 0,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Set by globalSetup, before any test file is loaded.
    baseURL: process.env.E2E_URL,
    launchOptions: chromiumLaunch(),
    actionTimeout: 60_000,
    // Recording a trace takes a third of a test's time: TRACE=1 enables it, for tests that failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Playwright does not see what a page asks its worker for: only the tests of the worker have one.
    serviceWorkers: 'block',
    // Painting each frame of what fades takes a tenth of a test's time without a graphics card. Tests of what happens while
    // something moves have `moving`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
