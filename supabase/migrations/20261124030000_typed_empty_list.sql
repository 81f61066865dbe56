-- An empty list says that it holds texts. The linter of a hosted project warns of a text that becomes a list by itself.
create or replace function app.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return '{}'::text[];
  end if;
  return array(select version from supabase_migrations.schema_migrations order by version collate "C");
end
$$;
