import { testFailedLookUp } from '../../support/failedLookUp';

testFailedLookUp('/user-dashboard', '/legacy-dashboard');
