export interface Member {
  id: number;
  name: string;
  email: string;
  kind: 'Family' | 'Single' | 'Senior';
  /** Year in which the membership began. */
  since: number;
}

const FIRST = ['Ada', 'Ben', 'Cora', 'Dev', 'Eve', 'Finn', 'Gia', 'Hal'];
const LAST = ['Abbott', 'Brandt', 'Castro', 'Dunn', 'Ellis'];
const KINDS: Member['kind'][] = ['Family', 'Single', 'Senior'];

/** The 40 members of a club, in the order of their last names. */
export const MEMBERS: readonly Member[] = LAST.flatMap((last, group) =>
  FIRST.map((first, place) => ({
    id: group * FIRST.length + place,
    name: `${first} ${last}`,
    email: `${first}.${last}@example.test`.toLowerCase(),
    kind: KINDS[(group + place) % KINDS.length] ?? 'Family',
    since: 1990 + ((group * 7 + place * 3) % 35),
  })),
);
