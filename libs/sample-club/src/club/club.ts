export interface SampleClub {
  id: string;
  /** The last part of the club's public addresses, as in /apply/pine-hollow. */
  slug: string;
  name: string;
  type: 'Swim & Tennis Club';
  size: 'small' | 'medium' | 'large';
  memberCount: number;
  /** The year of the season, as text. */
  season: string;
  address: string;
  /** IANA name. */
  timeZone: string;
  /** What "now" is for this club: its season stands still at this moment (ISO 8601 with offset). */
  clock: string;
  plan: 'launch' | 'manage' | 'run' | 'elevate';
  /** Modules that its engagement includes. */
  moduleIds: readonly string[];
}

/** The demo club. The database seed is generated from it, so both always show the same club. */
export const sampleClub: SampleClub = {
  id: '10000000-0000-4000-8000-000000000001',
  slug: 'pine-hollow',
  name: 'Pine Hollow Swim & Tennis Club',
  type: 'Swim & Tennis Club',
  size: 'medium',
  memberCount: 285,
  season: '2025',
  address: '410 Pine Hollow Road\nGreensboro, NC 27410',
  timeZone: 'America/New_York',
  clock: '2025-05-01T09:00:00-04:00',
  plan: 'elevate',
  moduleIds: ['pre-season', 'recruitment', 'training', 'operations', 'post-season', 'club-future'],
};
