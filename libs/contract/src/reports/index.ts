// What the reports of a club say, on its pages and in the files of the function `generate-report`. The function runs on
// Deno, so the files here import only each other, with their extensions.
export { COUNTED_SHIFTS, type HoursBasis, type HoursWords, hoursWords, LABOR_SENTENCE } from './countedWords.ts';
export { CONFIDENTIAL, emptyIncidentTexts, kindWords, severityWords, signerWords } from './incidentWords.ts';
export { absenceOf, absenceOfFigure, absenceOfWork, type Known, knownFigures, LABOR_NOT_READ } from './recorded.ts';
