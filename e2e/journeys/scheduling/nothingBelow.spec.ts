import { testNothingBelow } from '../../support/checks/nothingBelow';

testNothingBelow('/demo/operations/scheduling/nothing');
