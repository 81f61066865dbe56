// Refusals in words for a person. Loaded when something is refused: the sentences of all rules are larger than the page.
export { refusalSentence, type Refusal } from './refusalSentence';
