// Rules for what people type into forms. They have an entry of their own, because every page loads the main one.
export { phoneProblem } from './phoneNumber';
