/** Where styled-components adds the names that browsers once gave to new properties, if an app asks for it. */
const PREFIXES = /\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * Loader for styled-components in the shell: no page asks for these names, so the compiler can leave out the list of
 * them. Fails if the place is not there, such as after an update of the package.
 * @param {string} source
 */
export default function noPrefixes(source) {
  if (!PREFIXES.test(source))
    throw new Error('styled-components no longer has the part that noPrefixes.mjs leaves out.');
  return source.replace(PREFIXES, '');
}
