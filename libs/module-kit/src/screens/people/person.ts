/** The person responsible for an item: a member of staff, or an account without a staff member. */
export type OwnerKey = `staff:${string}` | `account:${string}`;

/** A person of the club who can answer for an item, or has ticked one off. */
export interface Person {
  owner: OwnerKey;
  name: string;
  /** What they are in the club. */
  role: string;
  /** Their account, where it is known to the reader; what they have ticked off carries it. */
  userId: string | null;
  isMe: boolean;
}
