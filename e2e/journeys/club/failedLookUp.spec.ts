import { testFailedLookUp } from '../../support/failedLookUp';

testFailedLookUp('/legacy-dashboard', '/user-dashboard', '/settings', '/assets');
