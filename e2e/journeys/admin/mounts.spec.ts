import { testMounts } from '../../support/checks/mounts';

testMounts('/admin', 'Settings');
