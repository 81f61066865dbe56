import { testMounts } from '../../support/checks/mounts';

testMounts('/post-season', 'Settings');
