import { testNothingBelow } from '../../support/checks/nothingBelow';

testNothingBelow('/demo/operations/nothing/below');
