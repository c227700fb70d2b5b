import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // One app for all tests, started on ports and with a data folder of its own.
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Each test makes what it changes itself, so that files can run beside each other.
  workers: 2,
  // For what never comes; they say nothing about how soon anything does. The machine may be busy with much else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Whoever waits for CI hears of a test that needed a second try, and is not stopped by it.
  retries: process.env.CI ? 1 : 0,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Set by globalSetup, before any test file is loaded.
    baseURL: process.env.E2E_URL,
    launchOptions: chromiumLaunch(),
    actionTimeout: 60_000,
    // A third of the time of a test goes into its trace: TRACE=1 records it, for tests that failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
