// The dialogs over a person's own week: one chunk.
export { AskShiftDialog } from './AskShiftDialog';
export { AskTimeOffDialog } from './AskTimeOffDialog';
export { AvailabilityDialog } from './AvailabilityDialog';
export { DeclineDialog } from './DeclineDialog';
export { TakeDialog } from './TakeDialog';
