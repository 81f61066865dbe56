// Refusals in words for a person. Loaded when something is refused.
export { refusalSentence, type Refusal } from './refusalSentence';
