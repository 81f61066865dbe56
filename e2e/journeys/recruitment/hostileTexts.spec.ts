import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/recruitment', '/recruitment?tab=roles', '/staff', '/staff?tab=roles', '/staff?tab=analytics']);
