/** Kinds of entries, as people read them. The database says which there are (communication/logged_edits.sql). */
export const activityKinds: Record<string, string> = {
  membership: 'Joining and leaving',
  invitation: 'Invitations',
  role: 'Roles',
  features: 'Features',
  settings: 'Club settings',
  season: 'Seasons',
  communication: 'Messages',
};
