import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/dashboard']);
