/** The wizard's fields, as typed. */
export interface ClubDraft {
  name: string;
  type: string;
  size: string;
  memberCount: string;
  /** IANA; empty until the person chooses a zone other than the browser's. */
  timeZone: string;
  address: string;
}

export const emptyDraft: ClubDraft = { name: '', type: '', size: '', memberCount: '', timeZone: '', address: '' };
