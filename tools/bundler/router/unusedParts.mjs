/**
 * Declarations of react-router that no page needs, and what takes their place. The platform has its own history
 * (libs/module-kit/src/navigation), so there is no router with loaders, actions and their errors, and no framework mode,
 * in which links fetch the files of pages ahead.
 */
const PARTS = [
  [/^function PrefetchPageLinks\(.*?^\}$/ms, 'function PrefetchPageLinks() { return null; }'],
  [/^function usePrefetchBehavior\(.*?^\}$/ms, 'function usePrefetchBehavior() { return [false, null, {}]; }'],
  [/^var Form = React\d*\.forwardRef\(.*?^\);\nForm\.displayName = "Form";$/ms, 'var Form = unused;'],
  [
    /^var RenderErrorBoundary = class .*?^\};\nRenderErrorBoundary\.contextType = \w+;$/ms,
    'var RenderErrorBoundary = unused;',
  ],
  [/^var defaultErrorElement = .*?;$/m, 'var defaultErrorElement = null;'],
  [/^function useNavigateStable\(.*?^\}$/ms, 'var useNavigateStable = unused;'],
  [/^var MemoizedDataRoutes = React\d*\.memo\(\w+\);$/m, 'var MemoizedDataRoutes = unused;'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length \? \(.*?\n  \) : (?=matchRoutes\()/s, ''],
  [
    /^function _renderMatches\(.*?(React\d*)\.createElement\(.*?^\}$/ms,
    `function _renderMatches(matches, parentMatches = []) {
  if (matches == null) return null;
  return matches.reduceRight((outlet, { route }, index) => {
    const children = route.Component ? $1.createElement(route.Component, null) : route.element || outlet;
    const value = { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false };
    return $1.createElement(RouteContext.Provider, { value }, children);
  }, null);
}`,
  ],
  [/^ +middleware: element\.props\.middleware,\n.*?^ +lazy: element\.props\.lazy\n/ms, ''],
];

/**
 * Loader for the files of react-router, of which one has all components. Fails if a part is not there, such as after an
 * update of the package.
 * @param {string} source
 * @returns {string}
 */
export default function unusedParts(source) {
  if (!source.includes('var Link = ')) return source;
  const rest = PARTS.reduce((text, [part, instead]) => {
    if (!part.test(text))
      throw new Error(`react-router no longer has the part ${part}: see tools/bundler/router/unusedParts.mjs.`);
    return text.replace(part, instead);
  }, source);
  return `${rest}
function unused() {
  throw new Error('The platform has no router of this kind. tools/bundler/router leaves the code out.');
}
`;
}
