import { testMounts } from '../../support/checks/mounts';

testMounts('/reports', 'Settings');
