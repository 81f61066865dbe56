import { testMounts } from '../../support/mounts';

testMounts('/settings', 'Dashboard');
