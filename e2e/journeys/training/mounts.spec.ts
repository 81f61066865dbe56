import { testMounts } from '../../support/checks/mounts';

testMounts('/training', 'Settings');
