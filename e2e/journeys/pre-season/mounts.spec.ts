import { testMounts } from '../../support/mounts';

testMounts('/pre-season', 'Settings');
