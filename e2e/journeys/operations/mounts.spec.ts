import { testMounts } from '../../support/checks/mounts';

testMounts('/operations', 'Settings');
