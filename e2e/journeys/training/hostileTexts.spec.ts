import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/training', '/training?tab=people']);
