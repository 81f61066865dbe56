/** Kinds of entries in plain words. The database defines them (communication/logged_edits.sql). */
export const activityKinds: Record<string, string> = {
  membership: 'Joining and leaving',
  invitation: 'Invitations',
  role: 'Roles',
  features: 'Features',
  settings: 'Club settings',
  season: 'Seasons',
  communication: 'Messages',
};
