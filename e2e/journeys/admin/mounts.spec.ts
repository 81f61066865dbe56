import { testMounts } from '../../support/mounts';

testMounts('/admin', 'Settings');
