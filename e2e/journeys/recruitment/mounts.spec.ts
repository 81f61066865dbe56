import { testMounts } from '../../support/mounts';

testMounts('/recruitment', 'Settings');
