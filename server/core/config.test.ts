import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

describe('settings', () => {
  it('have sensible defaults', () => {
    expect(readConfig({}, 'live')).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      appName: 'Niyukti',
      timeZone: 'Asia/Kolkata',
      vendorOwnershipDays: 180,
      admin: null,
    });
  });

  it('treat a blank value as unset', () => {
    expect(readConfig({ PORT: '', APP_NAME: '' }, 'live')).toMatchObject({ port: 3000, appName: 'Niyukti' });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['APP_TIME_ZONE', 'Mars/Base'],
    ['PUBLIC_URL', 'ftp://files.example'],
    ['ADMIN_EMAIL', 'no-address'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_SECRET', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/8'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['VENDOR_OWNERSHIP_DAYS', '0'],
    ['VENDOR_OWNERSHIP_DAYS', '30.5'],
    ['VENDOR_OWNERSHIP_DAYS', 'long'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value }, 'live');
    } catch (error) {
      expect(error).toBeInstanceOf(StartupError);
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toMatch(new RegExp(`^${name} `));
    expect(message).not.toContain('\n');
  });

  it('want ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'hr@niyukti.example' }, 'live')).toThrow(
      /ADMIN_PASSWORD is missing/,
    );
  });

  it('take several proxies', () => {
    expect(readConfig({ TRUSTED_PROXIES: ' 10.0.0.5, ::1 ' }, 'live').trustedProxies).toEqual([
      '10.0.0.5',
      '::1',
    ]);
  });

  it('take the days for which a vendor owns a person', () => {
    expect(readConfig({ VENDOR_OWNERSHIP_DAYS: '90' }, 'live').vendorOwnershipDays).toBe(90);
  });

  it('keep the demo and the live data apart', () => {
    expect(readConfig({}, 'demo').dataDir).not.toBe(readConfig({}, 'live').dataDir);
  });
});
