import { testMounts } from '../../support/checks/mounts';

testMounts('/recruitment', 'Settings');
