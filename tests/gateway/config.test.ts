import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../gateway/config.ts';

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

  it.each([
    ['PORT', { PORT: 'web' }],
    ['API_URL', { API_URL: 'ftp://api.example' }],
    ['CABLE_URL', { CABLE_URL: 'http://api.example/cable' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example, b' }],
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { NODE_ENV: 'production', PUBLIC_URL: 'http://lading.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['WORKERS', { WORKERS: '0' }],
    ['METRICS_PORT', { METRICS_PORT: '70000' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('reject an invalid %s by name', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
