import { testNothingBelow } from '../../support/checks/nothingBelow';

testNothingBelow('/demo/recruitment/nothing');
