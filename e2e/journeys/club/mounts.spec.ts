import { testMounts } from '../../support/checks/mounts';

testMounts('/settings', 'Dashboard');
