import { testMounts } from '../../support/mounts';

testMounts('/', 'Dashboard');
