import { answerToggles } from './answerToggles';
import { applyTheme } from './applyTheme';
import { askForStart } from './askForStart';
import { markStoredSession } from './markStoredSession';
import { noticePresses } from './noticePresses';
import { reportLostCode } from './reportLostCode';
import { startShell } from './start/startShell';

// The only script that runs before the page is painted. Every page has it inline, so it is small and imports only what costs no bytes.
applyTheme();
markStoredSession();
askForStart();
noticePresses();
answerToggles();
reportLostCode();
startShell();
