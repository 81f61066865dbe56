import { testMounts } from '../../support/checks/mounts';

testMounts('/', 'Dashboard');
