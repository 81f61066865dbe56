/**
 * The errors of the platform, each with its number. A number is never used for another error. 1xx is the page, 2xx a
 * module on it, 3xx what the platform knows about the person. `errorGuide` says what each means and what to do. A request
 * that the database refuses is no error of the platform: it has a sentence of its own (decision 16).
 */
export const errorNumbers = {
  'page-config': 'E101',
  manifest: 'E102',
  unexpected: 'E103',
  'page-code': 'E104',
  contract: 'E201',
  unreachable: 'E202',
  'missing-file': 'E203',
  'changed-file': 'E204',
  'shared-version': 'E205',
  timeout: 'E206',
  'crashed-loading': 'E207',
  'crashed-mounting': 'E208',
  'crashed-rendering': 'E209',
  signature: 'E210',
  froze: 'E211',
  'slot-props': 'E212',
  'slot-answer': 'E213',
  membership: 'E301',
  'club-modules': 'E302',
} as const;

/** Name of an error of the platform. */
export type ErrorName = keyof typeof errorNumbers;

/** The page of this site that says what an error means and what to do. */
export const errorAddress = (name: ErrorName): string => `/errors/${errorNumbers[name]}`;
