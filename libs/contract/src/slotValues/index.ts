export { fitsPlainly } from './fitsPlainly';
export { writtenOfferSchema, type SlotSchema } from './slotSchema';
export { slotValueProblem } from './slotValueProblem';
