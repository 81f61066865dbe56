export const severityWords = { minor: 'Minor', moderate: 'Moderate', serious: 'Serious' } as const;

export const kindWords = {
  injury: 'Injury',
  rescue: 'Rescue',
  near_miss: 'Near miss',
  illness: 'Illness',
  behavior: 'Behavior',
  property: 'Property',
  chemical: 'Chemical',
  weather: 'Weather',
  other: 'Other',
} as const;

/** The role of a person who signs an incident. */
export const signerWords = {
  reporter: 'Reporter',
  witness: 'Witness',
  person: 'Person involved',
  manager: 'Manager',
} as const;

/** What a report of an incident says about a part that is empty. */
export const emptyIncidentTexts = {
  people: 'No one is named.',
  witnesses: 'No one is named.',
  firstAid: 'None is written down.',
  action: 'Nothing is written down yet.',
  signatures: 'No one has signed yet.',
} as const;

/** On each report that names people. */
export const CONFIDENTIAL = 'Confidential: it names people. Give it only to people who need it.';
