/**
 * The words of the not-found page (specification 2.7), the same before and after scripts run.
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
