import { workerCode } from '@platform/module-kit';
import { guardScripts, trustedScript, trustScriptsOf } from './scriptPolicy';

beforeAll(() => {
  guardScripts(`${window.location.origin}/shell/0123456789abcdef/`);
  trustScriptsOf('https://files.test/modules/training/1.2.0/');
});

test.each([
  '/shell/0123456789abcdef/pages.js',
  '/service-worker.js',
  'https://files.test/modules/training/1.2.0/entry.js',
  'https://files.test/modules/training/1.2.0/chunks/module.abc.js',
])('allows a script at %s', (address) => {
  expect(trustedScript(address)).toBe(address);
});

test.each([
  '/storage/v1/object/public/club-files/evil.js',
  '/shell/other/main.js',
  'https://files.test/modules/training/1.2.1/entry.js',
  'https://files.test/modules/training/1.2.0/../1.2.1/entry.js',
  'https://files.test/modules/training/1.2.0/%2e%2e/1.2.1/entry.js',
  'https://files.test.evil.test/modules/training/1.2.0/entry.js',
  'data:text/javascript,1',
  'javascript:1',
  '',
])('refuses a script at %p', (address) => {
  expect(trustedScript(address)).toBeNull();
});

test("allows a worker's program only while it is being started", () => {
  const address = 'blob:http://localhost/0f6e';
  expect(trustedScript(address)).toBeNull();
  workerCode.add(address);
  expect(trustedScript(address)).toBe(address);
  workerCode.delete(address);
  expect(trustedScript(address)).toBeNull();
});
