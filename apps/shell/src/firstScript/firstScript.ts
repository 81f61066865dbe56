import { answerToggles } from './answerToggles';
import { applyTheme } from './applyTheme';
import { markStoredSession } from './markStoredSession';
import { noticePresses } from './noticePresses';
import { reportLostCode } from './reportLostCode';
import { startShell } from './start/startShell';

// The only script that runs before the page is painted. Every page has it inline, so it is small and imports no library.
applyTheme();
markStoredSession();
noticePresses();
answerToggles();
reportLostCode();
startShell();
