// What the errors of the platform mean, in words. Loaded when a person asks: the page itself needs only their numbers.
export { errorGuide, type ErrorExplanation } from './errorGuide';
