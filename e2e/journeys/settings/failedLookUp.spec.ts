import { testFailedLookUp } from '../../support/failedLookUp';

testFailedLookUp('/settings', '/assets');
