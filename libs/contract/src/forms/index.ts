// What forms ask of what people type. Apart from the contract itself, which every page loads.
export { phoneProblem } from './phoneNumber';
