import { testNothingBelow } from '../../support/checks/nothingBelow';

testNothingBelow('/demo/operations/reports/nothing/below');
