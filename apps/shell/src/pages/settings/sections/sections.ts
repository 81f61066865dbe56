/** The subjects of the settings in their order; links lead to each by its place, as /settings#data-privacy. */
export const sections = [
  { place: 'club-information', title: 'Club Information' },
  { place: 'user-preferences', title: 'User Preferences' },
  { place: 'season-settings', title: 'Season Settings' },
  { place: 'notification-preferences', title: 'Notification Preferences' },
  { place: 'data-privacy', title: 'Data & Privacy' },
] as const;

export type SectionPlace = (typeof sections)[number]['place'];
