-- Which tables are a module's own, and what follows: a club whose engagement does not include the module changes nothing
-- in them. What was recorded stays and can be read. Tables that no file gives to a module (clubs, people, staff, seasons,
-- messages, jobs) are the platform's, and every club writes them.

create table app.module_tables (
  table_name text not null,
  module_id text not null,
  constraint module_tables_pkey primary key (table_name, module_id),
  constraint module_tables_table_name_form check (table_name ~ '^[a-z][a-z0-9_]{0,62}$'),
  constraint module_tables_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$')
);
create index module_tables_of_module on app.module_tables (module_id, table_name);
alter table app.module_tables enable row level security;
revoke all on app.module_tables from public, anon, authenticated, service_role;
comment on table app.module_tables is 'A table that several modules share is written by clubs that have one of them.';

-- Refuses a person of a club that has none of the modules whose table this is. A module that is not in production yet
-- stops no one: no club can have it. The firm, visitors who answer with a token, and the platform are exempt.
create function app.require_module_of(table_name_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  club uuid := (select club_id from public.profiles where user_id = auth.uid() and role <> 'super_admin');
  missing text[];
begin
  if club is null or exists (
    select from app.module_tables as owned
    left join public.modules on modules.id = owned.module_id
    where owned.table_name = table_name_param and (
      not coalesce(modules.engagement, false)
      or not exists (select from public.module_channels where module_id = owned.module_id and channel = 'production')
      or exists (select from public.club_modules where club_id = club and module_id = owned.module_id)
    )
  ) then
    return;
  end if;
  missing := array(
    select app.module_title(owned.module_id) from app.module_tables as owned
    where owned.table_name = table_name_param
    order by owned.module_id collate "C"
  );
  raise exception '%', case cardinality(missing)
      when 1 then missing[1] || ' is not part of your club''s engagement.'
      else format('Your club''s engagement includes neither %s.', array_to_string(missing, ' nor '))
    end
    using errcode = '42501',
      hint = 'An administrator of your club can ask the firm to switch it on. What is there stays and can be read.';
end
$$;
revoke all on function app.require_module_of(text) from public;
grant execute on function app.require_module_of(text) to authenticated;

-- Once for each statement, with the writer's rights. It never refuses what follows from another change (a trigger, a
-- cascade), nor what the server must delete (retention), but it refuses what a person does through a function.
create function app.require_engagement() returns trigger
language plpgsql set search_path = '' as $$
begin
  if pg_trigger_depth() = 1 and current_setting('role', true) = 'authenticated'
    and (tg_op <> 'DELETE' or current_user = 'authenticated') then
    perform app.require_module_of(tg_table_name);
  end if;
  return null;
end
$$;
revoke all on function app.require_engagement() from public;

-- Makes tables a module's own. The file of such a table calls it.
create procedure app.give_tables_to_module(module_id_param text, tables text[])
language plpgsql set search_path = '' as $$
declare
  table_name text;
begin
  foreach table_name in array tables loop
    insert into app.module_tables (table_name, module_id) values (table_name, module_id_param);
    execute format('create or replace trigger %I before insert or update or delete on public.%I
      for each statement execute function app.require_engagement()', table_name || '_engagement', table_name);
  end loop;
end
$$;
revoke all on procedure app.give_tables_to_module(text, text[]) from public;
