import { editsClub, type Role } from '@platform/session';

/** The subjects of the settings in order. Links name each one in the hash, as in /settings#data-privacy. */
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

/** The subjects about the club only. */
const ofClub: readonly SectionPlace[] = ['club-information', 'season-settings', 'minimum-wage'];

/** The subjects in reading order. People who cannot change the club's settings see their own first. */
export function sectionsFor(role: Role): readonly Section[] {
  if (editsClub(role)) return sections;
  const isOfClub = ({ place }: Section) => ofClub.includes(place);
  return [...sections.filter((section) => !isOfClub(section)), ...sections.filter(isOfClub)];
}
