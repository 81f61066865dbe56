import { testNothingBelow } from '../../support/checks/nothingBelow';

testNothingBelow('/demo/training/nothing/below');
