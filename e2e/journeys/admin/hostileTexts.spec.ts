import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/admin', '/admin/features', '/admin/settings']);
