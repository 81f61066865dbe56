import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/training', '/training?tab=people']);
