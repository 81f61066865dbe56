import { editsClub, type Role } from '@platform/session';

/** The subjects of the settings in their order; links lead to each by its place, as /settings#data-privacy. */
export const sections = [
  { place: 'club-information', title: 'Club Information' },
  { place: 'user-preferences', title: 'User Preferences' },
  { place: 'season-settings', title: 'Season Settings' },
  { place: 'minimum-wage', title: 'Minimum Wage' },
  { place: 'notification-preferences', title: 'Notification Preferences' },
  { place: 'data-privacy', title: 'Data & Privacy' },
] as const;

export type SectionPlace = (typeof sections)[number]['place'];

export type Section = (typeof sections)[number];

/** What is about the club alone. */
const ofClub: readonly SectionPlace[] = ['club-information', 'season-settings', 'minimum-wage'];

/** The subjects in reading order: people who cannot change the club's settings find their own first. */
export function sectionsFor(role: Role): readonly Section[] {
  if (editsClub(role)) return sections;
  const isOfClub = ({ place }: Section) => ofClub.includes(place);
  return [...sections.filter((section) => !isOfClub(section)), ...sections.filter(isOfClub)];
}
