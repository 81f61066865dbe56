import { testMounts } from '../../support/checks/mounts';

testMounts('/pre-season', 'Settings');
