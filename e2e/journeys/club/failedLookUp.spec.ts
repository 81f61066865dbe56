import { testFailedLookUp } from '../../support/checks/failedLookUp';

testFailedLookUp('/user-dashboard', '/legacy-dashboard');
