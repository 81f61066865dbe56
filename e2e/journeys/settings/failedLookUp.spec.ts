import { testFailedLookUp } from '../../support/checks/failedLookUp';

testFailedLookUp('/settings', '/assets');
