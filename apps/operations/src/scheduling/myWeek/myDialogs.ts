// What opens over a person's own week: one chunk.
export { AskShiftDialog } from './AskShiftDialog';
export { AskTimeOffDialog } from './AskTimeOffDialog';
