/** Said by a field that searches people by name and role. */
export const NO_PERSON_FOUND = 'No one has this name or role. Try fewer letters.';

/** The person responsible for an item: a member of staff, or an account without a staff member. */
export type OwnerKey = `staff:${string}` | `account:${string}`;

/** A person of the club who can be responsible for an item, or has checked one off. */
export interface Person {
  owner: OwnerKey;
  name: string;
  /** Their role in the club. */
  role: string;
  /** Their account, if the reader knows it; items that they checked off carry it. */
  userId: string | null;
  isMe: boolean;
}
