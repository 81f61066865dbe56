/**
 * Loader for the code that starts federation in a build. The compiler's own would bring its whole runtime; this one is a
 * call of a function that one build per page has. Options: `from`, the file that exports `start`, and the `name` of the build.
 */
export default function startLoader() {
  const { from, name } = this.getOptions();
  return `import { start } from ${JSON.stringify(from)}; start(__webpack_require__, ${JSON.stringify(name)});`;
}
