import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/apply/pine-hollow']);
