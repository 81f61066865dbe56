import { testFailedLookUp } from '../../support/failedLookUp';

testFailedLookUp('/legacy-dashboard');
