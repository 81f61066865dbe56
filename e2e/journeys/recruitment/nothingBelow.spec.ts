import { testNothingBelow } from '../../support/nothingBelow';

testNothingBelow('/demo/recruitment/nothing');
