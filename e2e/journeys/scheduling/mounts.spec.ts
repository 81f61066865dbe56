import { testMounts } from '../../support/checks/mounts';

testMounts('/scheduling', 'Settings');
