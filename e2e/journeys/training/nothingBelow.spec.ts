import { testNothingBelow } from '../../support/nothingBelow';

testNothingBelow('/demo/training/nothing/below');
