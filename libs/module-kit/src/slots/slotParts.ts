export { SlotParts } from './SlotParts';
export { createSlotQuestions } from './slotQuestions';
