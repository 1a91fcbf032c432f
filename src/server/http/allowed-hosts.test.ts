import { expect, it } from 'vitest';
import { createHostCheck } from './allowed-hosts.ts';

const isAllowed = createHostCheck({
  publicUrl: 'https://money.example',
  apiBaseUrl: 'https://api.money.example:8443',
  host: '192.168.1.5',
  port: 3000,
});

it.each([
  'money.example',
  'MONEY.example',
  'money.example:443',
  'api.money.example:8443',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.5:3000',
])('allows %s', (host) => {
  expect(isAllowed(host)).toBe(true);
});

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'money.example:80',
  'money.example.evil.example',
  'api.money.example',
  'localhost',
  'localhost:3001',
  '0.0.0.0:3000',
  'localhost.evil.example:3000',
  'money.example, evil.example',
])('refuses %s', (host) => {
  expect(isAllowed(host)).toBe(false);
});

it('does not allow the address of every interface as a name', () => {
  const options = { publicUrl: 'http://localhost:3000', apiBaseUrl: null, port: 3000 };
  expect(createHostCheck({ ...options, host: '0.0.0.0' })('0.0.0.0:3000')).toBe(false);
});
