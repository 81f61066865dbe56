import { setTimeout } from 'node:timers/promises';
import { rulesDatabaseOn, type Outcome, type RulesDatabase } from '../support/database';
import type { Engine } from '../engines/engine';
import { openPostgres } from '../engines/postgres';
import type { Caller } from '../support/people';

/** One statement of one person. */
export interface Runner {
  caller: Caller;
  sql: string;
  values?: unknown[];
}

/** A database in which people do something at the same moment, each on a connection of their own. */
export interface RaceTrack extends RulesDatabase {
  /**
   * Runs two statements, each in a transaction of its own. `gate` locks what both of them are after: a third connection
   * holds it until both wait, so that neither is through before the other has begun.
   * @returns what they got, what was done before what was refused
   * @throws Error when one was through without waiting: the gate stands in the wrong place
   */
  race(gate: string, runners: [Runner, Runner]): Promise<[Outcome, Outcome]>;
  /** The same with one statement for each lane of the track. @returns what each got, in the order of the runners */
  raceAll(gate: string, runners: readonly Runner[]): Promise<Outcome[]>;
}

/**
 * A fresh copy of the migrated and seeded database, on PostgreSQL: PGlite has one connection and no races.
 * @param count how many people race
 */
export async function openRaceTrack(count = 2): Promise<RaceTrack> {
  const gatekeeper = await openPostgres();
  const lanes = await Promise.all(Array.from({ length: count }, () => gatekeeper.connect()));
  const pids = await Promise.all(lanes.map(pidOf));

  async function allWait(hasFinished: () => boolean, gate: string): Promise<void> {
    while ((await waiting(gatekeeper, pids)) < lanes.length) {
      if (hasFinished()) throw new Error(`One was through before all had begun: ${gate}`);
      await setTimeout(5);
    }
  }

  async function raceAll(gate: string, runners: readonly Runner[]): Promise<Outcome[]> {
    if (runners.length !== lanes.length) throw new Error(`The track has ${lanes.length} lanes.`);
    let finished = 0;
    const run = async (lane: Engine, { caller, sql, values }: Runner) => {
      const outcome = await rulesDatabaseOn(lane).as(caller, sql, values);
      finished += 1;
      return outcome;
    };
    await gatekeeper.run('begin');
    await gatekeeper.query(gate);
    const all = Promise.all(lanes.flatMap((lane, place) => (runners[place] ? run(lane, runners[place]) : [])));
    try {
      await allWait(() => finished > 0, gate);
    } finally {
      await gatekeeper.run('commit');
    }
    return all;
  }

  return {
    ...rulesDatabaseOn(gatekeeper),
    raceAll,
    race: async (gate, runners) => {
      const [one, other] = await raceAll(gate, runners);
      if (!one || !other) throw new Error('Two run a race.');
      return other.kind === 'done' ? [other, one] : [one, other];
    },
    close: async () => {
      for (const lane of lanes) await lane.close();
      await gatekeeper.close();
    },
  };
}

async function pidOf(connection: Engine): Promise<number> {
  return Number((await connection.query('select pg_backend_pid() as pid')).rows[0]?.pid);
}

/** How many of these connections wait for a lock that another holds. */
async function waiting(connection: Engine, pids: number[]): Promise<number> {
  const { rows } = await connection.query(
    'select count(*) as n from unnest($1::integer[]) as pid where cardinality(pg_blocking_pids(pid)) > 0',
    [pids],
  );
  return Number(rows[0]?.n);
}
