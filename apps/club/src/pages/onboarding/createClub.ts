import { DataError, dataOf, failureReason } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { longest } from '../../rules/clubFields';

/** Shown when the server gave no reason (specification 8.6). */
const FAILED_MESSAGE = 'Failed to set up club';

/** SQLSTATE of the refusal for a person who has already set up a club. */
const REFUSED = '42501';

/** A new row of `clubs`, in the specified columns, and its time zone. */
export interface NewClub {
  name: string;
  type: string;
  size: string;
  member_count: number;
  staff_count: 0;
  /** A year, such as '2026'. */
  season: string;
  /** IANA. */
  time_zone: string;
  address: string | null;
}

/** The person who sets up the club. */
export interface ClubCreator {
  userId: string;
  displayName: string;
}

/** Sets up the club, or throws. Another call after a failure continues where the last one stopped. */
type CreateClub = (club: NewClub) => Promise<void>;

type Client = Awaited<ReturnType<typeof supabase>>;

/**
 * Prepares the two calls that set up a club: insert it, then write the names into the creator's profile. The insert
 * links the profile in the same transaction, so a club is not lost if the second call fails: the next call finds it,
 * updates it to what is typed by then, and repeats only the profile. There is never a second club.
 */
export function prepareClub(creator: ClubCreator): CreateClub {
  let made: { id: string; written?: NewClub } | undefined;
  return async (club) => {
    const client = await supabase();
    made ??= await insertClub(client, creator, club);
    await writeProfile(client, creator, made.id, club);
    if (!isSameClub(made.written, club)) {
      await writeClub(client, made.id, club);
      made = { id: made.id, written: club };
    }
  };
}

/** The message about a failure: the server's own words if it gave any. */
export function describeFailure(error: unknown): string {
  return error instanceof DataError && error.status > 0 ? failureReason(error) : FAILED_MESSAGE;
}

async function insertClub(
  client: Client,
  { userId }: ClubCreator,
  club: NewClub,
): Promise<{ id: string; written?: NewClub }> {
  try {
    const { id } = await dataOf(
      // The server chooses the slug; the generated types require it.
      client
        .from('clubs')
        .insert(club as NewClub & { slug: string })
        .select('id')
        .single(),
      FAILED_MESSAGE,
    );
    return { id, written: club };
  } catch (error) {
    // The answer of an earlier insert may have been lost. Then the club exists, and the server refuses this one.
    const refused = error instanceof DataError && error.code === REFUSED;
    const earlier = refused ? await findOwnClub(client, userId) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

async function findOwnClub(client: Client, userId: string): Promise<{ id: string } | undefined> {
  const question = client
    .from('clubs')
    .select('id')
    .eq('created_by', userId)
    .overrideTypes<{ id: string }[], { merge: false }>();
  const [club] = await dataOf(question, FAILED_MESSAGE);
  return club;
}

async function writeProfile(client: Client, creator: ClubCreator, clubId: string, { name }: NewClub): Promise<void> {
  const profile = {
    club_id: clubId,
    display_name: creator.displayName.slice(0, longest.displayName),
    company_name: name,
  };
  await dataOf(client.from('profiles').update(profile).eq('user_id', creator.userId), FAILED_MESSAGE);
}

/** Leaves out the number of staff, because the server counts the rows. */
async function writeClub(client: Client, id: string, { staff_count: _, ...club }: NewClub): Promise<void> {
  await dataOf(client.from('clubs').update(club).eq('id', id), FAILED_MESSAGE);
}

function isSameClub(one: NewClub | undefined, other: NewClub): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
