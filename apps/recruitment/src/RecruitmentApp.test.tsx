import { openPage, signIn } from '@platform/module-kit/testing';
import { screen } from '@testing-library/react';
import descriptor from '../module.json';
import { RecruitmentApp } from './RecruitmentApp';

test.each([
  ['/demo/recruitment', 'Recruitment'],
  ['/demo/recruitment/staff', 'Staff'],
  ['/demo/recruitment/staff/import', 'Import staff'],
])('shows the sample club when a visitor opens %s', async (address, heading) => {
  await openPage({ descriptor, App: RecruitmentApp, address });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test.each([
  ['/recruitment', '/demo/recruitment'],
  ['/staff', '/demo/recruitment/staff'],
])('leads a person without a club from %s to the demo', async (address, demo) => {
  signIn({ role: 'super_admin', club: null });
  await openPage({ descriptor, App: RecruitmentApp, address });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the demo' });
  expect(new URL(link.href).pathname).toBe(demo);
});
