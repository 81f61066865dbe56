import { testMounts } from '../../support/mounts';

testMounts('/training', 'Settings');
