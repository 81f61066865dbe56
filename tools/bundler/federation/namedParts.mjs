/** Parts of single-spa that the shell does not use, and what takes their place. */
const PARTS = [
  // The object with which it gives each application all of its functions. Frames of the shell import what they call. Without it,
  // the compiler leaves out what no import names: navigation by links, unloading, patterns of addresses.
  [/Object\.freeze\(\{__proto__:null(?:,get \w+\(\)\{return [\w$]+\})+\}\)/, '{}'],
  // What some browsers lacked before they had modules.
  [
    /=\("undefined"!=typeof globalThis\?[^)]*\)\.CustomEvent,(\w+)=function\(\)\{try\{.*?document\.createEventObject\(\);.*?,\w+\};/,
    '=CustomEvent,$1=CustomEvent;',
  ],
  // Events of jQuery.
  [/&&\(\w+\(\),(\w+\(\))\)(?=\}function \w+\(\w=window\.location\))/, '&&$1'],
  // Navigation by a function of the page.
  [/\w+&&\(window\.singleSpaNavigate\?.*?=\w+\);/, ''],
  // A browser extension for developers. The shell has tools of its own.
  [/\w+&&window\.__SINGLE_SPA_DEVTOOLS__&&\(.*?\);/, ''],
  // Patterns of addresses: the shell gives a function.
  [/(\w=\w)\.map\(\((\w)=>"function"==typeof \2\?\2:\w+\(\2\)\)\)/, '$1'],
];

/**
 * Loader for single-spa in the shell. Fails if a part is not there, such as after an update of the package.
 * @param {string} source
 * @returns {string}
 */
export default function namedParts(source) {
  return PARTS.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`single-spa no longer has the part ${part} that namedParts.mjs leaves out.`);
    return text.replace(part, instead);
  }, source);
}
