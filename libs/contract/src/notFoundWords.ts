/**
 * What an address says that nobody answers for (as specified), the same before and after a script runs.
 * `title` names the page.
 */
export const notFoundWords = {
  title: 'Page not found',
  heading: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page has moved.',
  wayHome: 'Return to Home',
  wayToApp: 'Go to the dashboard',
  wayToAsk: 'Contact us',
} as const;
