import { describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';

describe('the settings of the gateway', () => {
  it('have consistent defaults', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:4001',
      cableUrl: 'ws://127.0.0.1:4001/cable',
      publicUrl: 'http://localhost:4000',
    });
    expect(readConfig({ API_URL: 'https://api.example/', PORT: '5000' })).toMatchObject({
      cableUrl: 'wss://api.example/cable',
      publicUrl: 'http://localhost:5000',
    });
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://lading.example' }).host).toBe('0.0.0.0');
  });
});
