import { testMounts } from '../support/checks/mounts';
import { test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

for (const address of [
  '/',
  '/pre-season',
  '/recruitment',
  '/staff',
  '/training',
  '/post-season',
  '/club-future',
  '/operations',
  '/scheduling',
  '/reports',
  '/admin',
  '/settings',
])
  testMounts(address, 'Dashboard', 100);
