import type { RulesDatabase } from './database';
import type { Person } from './people';

/** What the database answered one person, or why it refused. */
export type Answer =
  { kind: 'done'; affected: number; keys: string[] } | { kind: 'refused'; code: string; message: string };

/**
 * Runs one statement as each person, in one round trip. Every person finds the same database: the server undoes each
 * attempt before the next one, as `probe` does (database.ts). `keys` are those that `look` finds as the owner before the
 * attempt is undone; without `look` they are the keys that the statement itself returns to the person.
 * @returns the answers by the names of the people
 */
export async function askEveryone(
  database: RulesDatabase,
  people: readonly Person[],
  statement: string,
  look?: string,
): Promise<Map<string, Answer>> {
  await database.owner(ASK_EVERYBODY);
  const callers = people.map(({ name, role, claims }) => ({ name, role, claims }));
  const [row] = await database.owner('select pg_temp.ask_everybody($1::text::jsonb, $2, $3) as answers', [
    JSON.stringify(callers),
    statement,
    look ?? null,
  ]);
  const answers = row?.answers as (Answer & { name: string })[];
  return new Map(answers.map(({ name, ...answer }) => [name, sorted(answer)]));
}

/** Rows of `table` that the attempt wrote. Each attempt is a subtransaction, whose number follows its transaction's. */
export function writtenRows(table: string, key: string): string {
  return `select ${key} as key from public.${table} where xmin::text::bigint >= pg_current_xact_id()::text::bigint`;
}

function sorted(answer: Answer): Answer {
  return answer.kind === 'done' ? { ...answer, keys: answer.keys.map(String).sort() } : answer;
}

// The inner block tells a refusal of the statement from a fault of `look`, which must fail the test. The outer one ends
// in an exception, because PL/pgSQL undoes a block only then; variables keep what they hold.
const ASK_EVERYBODY = `
  create or replace function pg_temp.ask_everybody(people jsonb, statement text, look text) returns jsonb
  language plpgsql as $$
  declare
    person jsonb;
    code text;
    message text;
    affected bigint;
    key text;
    keys text[];
    answers jsonb := '[]';
  begin
    for person in select value from jsonb_array_elements(people) loop
      code := null;
      affected := 0;
      keys := '{}';
      begin
        begin
          perform set_config('request.jwt.claims', person ->> 'claims', true),
            set_config('request.headers', '{}', true);
          execute format('set local role %I', person ->> 'role');
          if look is null then
            for key in execute statement loop
              keys := keys || key;
            end loop;
          else
            execute statement;
            get diagnostics affected = row_count;
          end if;
        exception when others then
          get stacked diagnostics code = returned_sqlstate, message = message_text;
        end;
        execute 'reset role';
        perform set_config('request.jwt.claims', '', true), set_config('request.headers', '', true);
        if code is null and look is not null then
          for key in execute look loop
            keys := keys || key;
          end loop;
        end if;
        raise exception using errcode = 'UNDO1';
      exception when sqlstate 'UNDO1' then
      end;
      answers := answers || case
        when code is null then
          jsonb_build_object('name', person -> 'name', 'kind', 'done', 'affected', affected, 'keys', to_jsonb(keys))
        else jsonb_build_object('name', person -> 'name', 'kind', 'refused', 'code', code, 'message', message)
      end;
    end loop;
    return answers;
  end
  $$`;
