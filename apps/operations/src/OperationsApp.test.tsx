import { openPage, signIn } from '@platform/module-kit/testing';
import { screen } from '@testing-library/react';
import descriptor from '../module.json';
import { OperationsApp } from './OperationsApp';

test.each([
  ['/demo/operations', 'Operations'],
  ['/demo/operations/scheduling', 'Scheduling'],
  ['/demo/operations/scheduling/time-clock', 'Time Clock'],
  ['/demo/operations/reports', 'Reports'],
])('shows the sample club when a visitor opens %s', async (address, heading) => {
  await openPage({ descriptor, App: OperationsApp, address });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test.each([
  ['/operations', '/demo/operations'],
  ['/scheduling', '/demo/operations/scheduling'],
  ['/scheduling/time-clock', '/demo/operations/scheduling/time-clock'],
  ['/reports', '/demo/operations/reports'],
])('leads a person without a club from %s to the demo', async (address, demo) => {
  signIn({ role: 'super_admin', club: null });
  await openPage({ descriptor, App: OperationsApp, address });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the demo' });
  expect(new URL(link.href).pathname).toBe(demo);
});
