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

/** A database in which two people do something at the same moment, each on a connection of their own. */
export interface RaceTrack extends RulesDatabase {
  /**
   * Runs two statements, each in a transaction of its own. `gate` locks what both of them are after: a third connection
   * holds it until both wait, so that neither is through before the other has begun.
   * @returns what they got, what was done before what was refused
   * @throws Error when one was through without waiting: the gate stands in the wrong place
   */
  race(gate: string, runners: [Runner, Runner]): Promise<[Outcome, Outcome]>;
}

/** A fresh copy of the migrated and seeded database, on PostgreSQL: PGlite has one connection and no races. */
export async function openRaceTrack(): Promise<RaceTrack> {
  const gatekeeper = await openPostgres();
  const lanes = [await gatekeeper.connect(), await gatekeeper.connect()] as const;
  const pids = await Promise.all(lanes.map(pidOf));

  async function bothWait(hasFinished: () => boolean, gate: string): Promise<void> {
    while ((await waiting(gatekeeper, pids)) < lanes.length) {
      if (hasFinished()) throw new Error(`One was through before both had begun: ${gate}`);
      await setTimeout(5);
    }
  }

  return {
    ...rulesDatabaseOn(gatekeeper),
    race: async (gate, runners) => {
      let finished = 0;
      const run = async (lane: Engine, { caller, sql, values }: Runner) => {
        const outcome = await rulesDatabaseOn(lane).as(caller, sql, values);
        finished += 1;
        return outcome;
      };
      await gatekeeper.run('begin');
      await gatekeeper.query(gate);
      const both = Promise.all([run(lanes[0], runners[0]), run(lanes[1], runners[1])]);
      try {
        await bothWait(() => finished > 0, gate);
      } finally {
        await gatekeeper.run('commit');
      }
      const [one, other] = await both;
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
