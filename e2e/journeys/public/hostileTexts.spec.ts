import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/apply/pine-hollow']);
