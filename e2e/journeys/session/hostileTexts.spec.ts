import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/dashboard']);
