// Rules for what people type into forms, on every page and in the functions that take a form from visitors. They have an entry
// of their own, because every page loads the main one. The functions run on Deno, so the files here import only each other,
// with their extensions.
export { isEmailAddress } from './emailAddress.ts';
export { phoneProblem } from './phoneNumber.ts';
