/** Parts of the files of @supabase/supabase-js and @supabase/postgrest-js, and what takes their place. */
const PARTS = {
  // Every browser of the platform has it. The helpers around it then go, too.
  both: [[/^function _objectSpread2\(e\) \{\n.*?^\}$/ms, 'const _objectSpread2 = Object.assign;']],
  'supabase-js': [
    // A setting that no page gives: requests carry the trace of a server.
    [/^\tconst (?:traceEnabled|respectSampling|traceTargets) = .*\n/gm, ''],
    [/^\t\tif \(traceTargets\) \{\n.*?^\t\t\}\n/ms, ''],
    [/^async function getTraceHeaders\(.*?^\}$/ms, ''],
    // It looks at the version of Node.
    [/^function shouldShowDeprecationWarning\(.*?^\}\nif \(shouldShowDeprecationWarning\(\)\)[^\n]*$/ms, ''],
  ],
};

/**
 * Loader for the client of a page. Fails if a part is not there, such as after an update of the package.
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function unusedClientParts(source) {
  const parts = this.resourcePath.includes('supabase-js') ? [...PARTS.both, ...PARTS['supabase-js']] : PARTS.both;
  return parts.reduce((text, [part, instead]) => {
    if (text.search(part) < 0)
      throw new Error(`${this.resourcePath} no longer has the part ${part}: see tools/bundler/client.`);
    return text.replace(part, instead);
  }, source);
}
