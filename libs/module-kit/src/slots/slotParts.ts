export { SlotParts } from './SlotParts';
export { askAhead, createSlotQuestions } from './slotQuestions';
