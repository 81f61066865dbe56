import { requireLoopbackHost } from './requireLoopbackHost';

test.each(['127.0.0.1:4200', '127.0.0.1', 'localhost:4200', 'LOCALHOST', 'pine.localhost:80', '[::1]:4200', undefined])(
  '%s is this machine',
  (host) => {
    expect(() => requireLoopbackHost(host)).not.toThrow();
  },
);

test.each([
  'evil.rebind.test',
  'evil.rebind.test:4200',
  '127.0.0.1.rebind.test',
  'localhost.rebind.test',
  '10.0.0.7',
  '',
])('refuses %s', (host) => {
  expect(() => requireLoopbackHost(host)).toThrow('This stack answers only under the names of this machine.');
});
